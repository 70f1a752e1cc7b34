import type { Db } from "#platform/db/open-database.server.ts";

/** One synonym, for its editor. */
export function findSynonym(db: Db, id: string) {
  return db
    .selectFrom("search_synonyms")
    .leftJoin("categories", "categories.id", "search_synonyms.category_id")
    .select(["search_synonyms.id", "phrase", "means", "categories.name as category"])
    .where("search_synonyms.id", "=", id)
    .executeTakeFirst();
}
