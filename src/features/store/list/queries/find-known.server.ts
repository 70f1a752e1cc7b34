import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

type Named = { collection: string; maker: string; state: string };

/** Which of these the store has goods of. */
export async function findKnown(
  db: Db,
  { collection, maker, state }: Named,
): Promise<Record<keyof Named, boolean>> {
  const { rows } = await sql<Record<keyof Named, boolean>>`
    select
      exists (
        select from collections join store_choice_counts on kind = 'collection' and key = collections.id::text
        where title = ${collection}
      ) as collection,
      exists (select from store_choice_counts where kind = 'maker' and key = ${maker}) as maker,
      exists (select from store_choice_counts where kind = 'state' and key = ${state}) as state`.execute(db);
  return rows[0] ?? { collection: false, maker: false, state: false };
}
