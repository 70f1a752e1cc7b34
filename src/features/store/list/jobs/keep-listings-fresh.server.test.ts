import { pino } from "pino";
import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { eventually } from "#testing/eventually.ts";
import { addGood } from "../goods-for-tests.ts";
import { keepListingsFresh } from "./keep-listings-fresh.server.ts";

const database = setUpDatabase();

it("lists a renamed seller and folds the counts, until stopped", async () => {
  const { owner } = database;
  const { id: businessId } = await owner
    .insertInto("businesses")
    .values({ name: "Northstar Looms" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { productId } = await addGood(owner, { title: "Harvest Throw", businessId });
  await owner
    .updateTable("businesses")
    .set({ name: "Southstar Looms" })
    .where("id", "=", businessId)
    .execute();

  const keeper = keepListingsFresh({ db: database.db, log: pino({ level: "silent" }), intervalMs: 10 });
  await eventually(async () => {
    const listings = await owner.selectFrom("store_listings").select(["product_id", "seller_name"]).execute();
    expect(listings).toEqual([{ product_id: productId, seller_name: "Southstar Looms" }]);
    expect(await owner.selectFrom("store_count_changes").selectAll().execute()).toEqual([]);
  });
  await keeper.stop();
  const counts = await owner.selectFrom("store_counts").select("goods").where("kind", "=", "all").execute();
  expect(counts).toEqual([{ goods: 1 }]);
});
