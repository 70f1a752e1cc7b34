import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { buildSearch } from "#seed/build-search.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { makePlan, type Plan } from "../../bench/mix/plan.ts";

const openSwitches = ["business_reviews", "store_catalogue", "business_dashboard", "travel_reviews"];

/** Fills an installed site with the data of `bench:mix` at this size. Returns what visitors ask for. */
export async function fillSite(ownerUrl: string, businesses: number): Promise<Plan> {
  await seedDemo(ownerUrl);
  await seedLarge(ownerUrl, { businesses, reviews: Math.floor(businesses * 0.4) });
  await buildSearch(ownerUrl);
  const db = openDatabase(openPool(ownerUrl, { max: 1 }));
  try {
    await db.updateTable("launch_switches").set({ is_on: true }).where("name", "in", openSwitches).execute();
    return await makePlan(db, { businesses });
  } finally {
    await db.destroy();
  }
}
