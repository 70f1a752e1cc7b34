import type { Db } from "#platform/db/open-database.server.ts";

/** A phrase that people use, and what it means: other words, a category, or both. */
export type Synonym = { phrase: string; means: string | null; category: string | null };

/** More than admins will ever keep; all of them are in the memory of every process. */
const maxSynonyms = 5_000;

/** All synonyms that searches are read with. */
export function listSynonyms(db: Db): Promise<Synonym[]> {
  return db
    .selectFrom("search_synonyms")
    .leftJoin("categories", "categories.id", "search_synonyms.category_id")
    .select(["phrase", "means", "categories.name as category"])
    .orderBy("phrase")
    .limit(maxSynonyms)
    .execute();
}
