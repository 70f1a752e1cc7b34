import { lockKeys } from "#platform/db/lock-keys.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { SynonymFields } from "./input.ts";

type Row = { phrase: string; means: string | null; category_id: number | null };

/** The columns for the fields of the form; null if the category does not exist. */
export async function rowOf(tx: Tx, { phrase, means, category }: SynonymFields): Promise<Row | null> {
  if (!category) return { phrase, means: means || null, category_id: null };
  const found = await tx
    .selectFrom("categories")
    .select("id")
    .where("name", "=", category)
    .executeTakeFirst();
  return found ? { phrase, means: means || null, category_id: found.id } : null;
}

/** Whether another synonym has this phrase. Concurrent writes of the same phrase wait for this transaction. */
export async function isPhraseTaken(tx: Tx, phrase: string, exceptId?: string): Promise<boolean> {
  await lockKeys(tx, `synonym ${phrase}`);
  const other = await tx
    .selectFrom("search_synonyms")
    .select("id")
    .where("phrase", "=", phrase)
    .$if(exceptId !== undefined, (query) => query.where("id", "!=", exceptId ?? ""))
    .executeTakeFirst();
  return other !== undefined;
}
