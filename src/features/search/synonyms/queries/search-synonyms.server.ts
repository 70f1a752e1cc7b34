import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import { defineKeyset, lowerText, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type SynonymQuery, synonymList } from "../admin/synonyms-query.ts";

export const synonymOrder = defineKeyset({
  phrase: { direction: "asc", keys: [lowerText("phrase"), uuid("id")] },
});

/** One page of synonyms, by phrase. There are few enough to scan them all. */
export async function searchSynonyms(db: Db, { search, after }: SynonymQuery) {
  const page = { sort: "phrase", after, limit: synonymList.perPage } as const;
  const pattern = `%${foldSearchText(search).replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("search_synonyms")
        .leftJoin("categories", "categories.id", "search_synonyms.category_id")
        .select(["search_synonyms.id", "phrase", "means", "categories.name as category"])
        .$if(search !== "", (query) =>
          query.where((or) => or.or([or("phrase", "like", pattern), or("means", "like", pattern)])),
        )
        .as("synonyms"),
    )
    .select(["id", "phrase", "means", "category"])
    .$call(synonymOrder.select(page))
    .execute();
  return synonymOrder.page(rows, page);
}
