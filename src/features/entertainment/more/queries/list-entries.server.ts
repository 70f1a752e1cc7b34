import { type RawBuilder, sql } from "kysely";
import { defineKeyset, type KeysetRow, text, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Source } from "../sources.server.ts";

/** The only order of a subject. */
export const entryOrder = defineKeyset({
  name: { direction: "asc", keys: [text("sort_name"), uuid("id")] },
});

/** An entry of a subject, from any list. */
export type Entry = {
  id: string;
  name: string;
  kind: string | null;
  place: string | null;
  text: string | null;
  picture: string | null;
  /** The path of its page on this site, or null. */
  path: string | null;
};

/** The counting limit, beyond which the page says "1,000+". */
const maxCounted = 1_000;

type Requested = { sources: readonly Source[]; after: string; limit: number };

/** One page of the entries of these sources by name, and their total. Never contains email or phone. */
export async function listEntries(db: Db, { sources, after, limit }: Requested) {
  const page = { sort: "name", after, limit } as const;
  const inOrder = sql`order by sort_name, id limit ${limit + 1}`;
  // Each source has an index in this order, and is read for at most one page.
  const pages = sources.map(
    (source) => sql`(
      select * from (${selectSource(source)}) as entry where ${entryOrder.comesAfter("name", after)} ${inOrder}
    )`,
  );
  const counts = sources.map((source) => sql`(${selectSource(source)} limit ${maxCounted + 1})`);
  const [{ rows }, counted] = await Promise.all([
    sql<Entry & KeysetRow>`
      select id, name, kind, place, text, picture, path, ${entryOrder.keysOf("name")} as keyset
      from (${sql.join(pages, sql` union all `)}) as entries ${inOrder}`.execute(db),
    sql<{ count: number }>`
      select count(*) as count from (${sql.join(counts, sql` union all `)}) as entries`.execute(db),
  ]);
  const count = Number(counted.rows[0]?.count ?? 0);
  return {
    ...entryOrder.page(rows, page),
    total: Math.min(count, maxCounted),
    isCapped: count > maxCounted,
  };
}

/** The values are literals, so that the planner knows that a partial index covers them. */
function selectSource({ table, value }: Source): RawBuilder<unknown> {
  switch (table) {
    case "businesses":
      return sql`select id, lower(name) as sort_name, name, subcategory as kind, location as place,
        left(description, 240) as text, image_url::text as picture, '/business/' || id as path
        from businesses where subcategory = ${sql.lit(value)}`;
    case "artist_directory":
      return sql`select artist_id as id, lower(name) as sort_name, name, category as kind, location as place,
        tagline as text, substring(portfolio_url from '(?:^|,) *(/files/[^, ]+)') as picture,
        '/artist/' || artist_id as path
        from artist_directory where category = ${sql.lit(value)} and status in ('approved', 'featured', 'rising')`;
    case "film_media":
    case "black_theater_arts":
      return sql`select id, lower(name) as sort_name, name, coalesce(type, category) as kind, location as place,
        notable_works as text, null as picture, null as path
        from ${sql.table(table)} where category = ${sql.lit(value)}`;
  }
}
