import { type RawBuilder, sql } from "kysely";
import { containsFolded } from "#platform/db/contains-folded.server.ts";
import { defineKeyset, lowerText, uuid } from "#platform/db/keyset.server.ts";
import { listChoices } from "#platform/db/list-distinct.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type ComedyQuery, comedyCategories, comedyList } from "../input.ts";

/** The only order of comedy. */
export const comedyOrder = defineKeyset({
  name: { direction: "asc", keys: [lowerText("name"), uuid("id")] },
});
export type Comedy = Awaited<ReturnType<typeof listComedy>>["items"][number];

/** The counting limit, so that a large directory costs no more than a small one. */
const maxCounted = 10_000;

/** One page of comedy in the directory by name, the total, and the filter values. */
export async function listComedy(db: Db, requested: Omit<ComedyQuery, "trail">) {
  const { search, subcategory, after } = requested;
  const page = { sort: "name", after, limit: comedyList.perPage } as const;
  const isComedy = await inComedy(db);
  const matching = db
    .selectFrom("directory")
    .where(isComedy)
    .$if(subcategory !== "", (query) => query.where("subcategory", "=", subcategory))
    .$if(search !== "", (query) => query.where(contains(search)));
  const [rows, { count }, subcategories] = await Promise.all([
    matching
      .select(["id", "name", "category", "subcategory", "description", "media", "website", "instagram"])
      .select(["twitter", "facebook", "average_rating", "verified"])
      .$call(comedyOrder.select(page))
      .execute(),
    db
      .selectFrom(
        matching
          .select("id")
          .limit(maxCounted + 1)
          .as("counted"),
      )
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
    listChoices(db, "businesses", "subcategory", isComedy),
  ]);
  const total = Math.min(Number(count), maxCounted);
  return { ...comedyOrder.page(rows, page), total, isCapped: Number(count) > maxCounted, subcategories };
}

/** The subcategories of comedy, sorted. */
export const listSubcategories = async (db: Db) =>
  listChoices(db, "businesses", "subcategory", await inComedy(db));

/** Ids as literals, so that the planner knows that comedy's partial indexes cover them. */
async function inComedy(db: Db): Promise<RawBuilder<boolean>> {
  const found = await db
    .selectFrom("categories")
    .select("id")
    .where("name", "in", comedyCategories)
    .execute();
  const ids = found.map(({ id }) => id).toSorted((one, other) => one - other);
  return sql<boolean>`category_id = any (${sql.lit(`{${ids}}`)}::smallint[])`;
}

/** In the name or in the description. */
function contains(search: string) {
  const [name, description] = [sql`fold_search_text(name)`, sql`fold_search_text(description)`];
  return sql<boolean>`(${containsFolded(name, search)} or ${containsFolded(description, search)})`;
}
