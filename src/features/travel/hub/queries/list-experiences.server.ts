import { sql } from "kysely";
import { defineKeyset, lowerText, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type TravelQuery, travelList } from "../input.ts";

/** The travel categories of businesses. */
const travelCategories = ["Travel", "Culturally Catered", "Black-Owned"];

/** The only order of the travel experiences. */
export const experienceOrder = defineKeyset({
  name: { direction: "asc", keys: [lowerText("name"), uuid("id")] },
});
export type Experience = Awaited<ReturnType<typeof listExperiences>>["items"][number];

/** One page of the businesses in the travel categories by name, and their total. */
export async function listExperiences(db: Db, { after }: Pick<TravelQuery, "after">) {
  const page = { sort: "name", after, limit: travelList.perPage } as const;
  const wanted = db.selectFrom("categories").where("categories.name", "in", travelCategories);
  const [rows, { count }] = await Promise.all([
    wanted
      // Each category provides its first rows from its index, so a large directory costs no more than a small one.
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom("businesses")
            .select(["businesses.id", "businesses.name", "businesses.description", "businesses.location"])
            .select(["businesses.image_url", "businesses.website"])
            .whereRef("category_id", "=", "categories.id")
            .$call(experienceOrder.select(page))
            .as("found"),
        (join) => join.onTrue(),
      )
      .select(["found.id", "found.name", "found.description", "found.location", "found.image_url"])
      .select(["found.website", "categories.name as category", "found.keyset"])
      .orderBy(sql`lower(found.name)`)
      .orderBy("found.id")
      .limit(page.limit + 1)
      .execute(),
    wanted
      .innerJoin("businesses", "businesses.category_id", "categories.id")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  return { ...experienceOrder.page(rows, page), total: Number(count) };
}
