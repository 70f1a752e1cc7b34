import type { Db } from "#platform/db/open-database.server.ts";

/** A phrase and its meaning: other words, a category, or both. */
export type Synonym = { phrase: string; means: string | null; category: string | null };

/** More than admins will ever need. Every process caches all of them. */
const maxSynonyms = 5_000;

export function listSynonyms(db: Db): Promise<Synonym[]> {
  return db
    .selectFrom("search_synonyms")
    .leftJoin("categories", "categories.id", "search_synonyms.category_id")
    .select(["phrase", "means", "categories.name as category"])
    .orderBy("phrase")
    .limit(maxSynonyms)
    .execute();
}
