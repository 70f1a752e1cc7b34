import { type RawBuilder, sql } from "kysely";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SitemapParts } from "./routes.ts";

/** The rows of a table with one page each. The table has a column `updated_at`. */
export type SitemapRows = {
  table: string;
  where: RawBuilder<unknown>;
  /** The id column used in URLs; `id` by default. */
  key?: string;
};
/** The rows of one file: from an id up to the first id of the next file. */
export type SitemapRange = { from: string; before: string | undefined; maxEntries: number };

// The sitemap protocol's limit per file.
const maxEntries = 50_000;
const rowsPerBatch = 500;
const hour = 3_600_000;

/** Numbered sitemap files of these rows. The first id of each is cached for an hour; new rows go into the last file. */
export function createSitemapParts(rows: SitemapRows): SitemapParts {
  const listStarts = remember((db: Db) => listSitemapStarts(db, rows, maxEntries), {
    freshForMs: hour,
    staleForMs: 24 * hour,
  });
  return {
    count: async (db) => (await listStarts(db)).length,
    async find(db, number) {
      const starts = await listStarts(db);
      const from = starts[number - 1];
      if (!from) return null;
      const range = { from, before: starts[number], maxEntries };
      const { entries, changedAt } = await findRangeState(db, rows, range);
      return {
        state: [range.from, range.before, entries, changedAt.toISOString()].join(" "),
        changedAt,
        read: (pattern) => readSitemapLines(db, rows, range, pattern),
      };
    },
  };
}

/** The first id of each sitemap file. Takes one short index scan per file. */
export async function listSitemapStarts(
  db: Db,
  { table, where, key = "id" }: SitemapRows,
  size: number,
): Promise<string[]> {
  const find = async (condition: RawBuilder<unknown>, offset: number) => {
    const { rows } = await sql<{ id: string }>`
      select ${sql.ref(key)} as id from ${sql.table(table)} where ${where} and ${condition}
      order by ${sql.ref(key)} offset ${offset} limit 1
    `.execute(db);
    return rows[0]?.id;
  };
  const starts: string[] = [];
  for (
    let start = await find(sql`true`, 0);
    start;
    start = await find(sql`${sql.ref(key)} >= ${start}`, size)
  )
    starts.push(start);
  return starts;
}

type RangeState = { entries: number; changedAt: Date };

/** The number of rows in a sitemap file and their last change. If either differs, the file has changed. */
export async function findRangeState(
  db: Db,
  { table, where, key = "id" }: SitemapRows,
  { from, before }: SitemapRange,
): Promise<RangeState> {
  const { rows } = await sql<RangeState>`
    select count(*)::int as entries, coalesce(max(updated_at), 'epoch') as "changedAt" from ${sql.table(table)}
    where ${where} and ${sql.ref(key)} >= ${from} ${isBefore(key, before)}`.execute(db);
  return rows[0] ?? { entries: 0, changedAt: new Date(0) };
}

/**
 * The rows of one sitemap file by id, in batches, so that no file is held in memory as a whole.
 * PostgreSQL formats the lines: a result row per entry would create hundreds of megabytes of garbage
 * for millions of them. In the pattern, `%1$s` is the id and `%2$s` the date of the last change.
 */
export async function* readSitemapLines(
  db: Db,
  { table, where, key = "id" }: SitemapRows,
  range: SitemapRange,
  pattern: string,
): AsyncGenerator<string> {
  let condition = sql`${sql.ref(key)} >= ${range.from}`;
  let remaining = range.maxEntries;
  while (remaining > 0) {
    const { rows } = await sql<{ lines: string | null; last: string; count: number }>`
      select string_agg(format(${pattern}, id, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD')), '' order by id)
        as lines, max(id::text) as last, count(*)::int as count
      from (
        select ${sql.ref(key)} as id, updated_at from ${sql.table(table)}
        where ${where} and ${condition} ${isBefore(key, range.before)}
        order by ${sql.ref(key)}
        limit ${Math.min(rowsPerBatch, remaining)}
      ) as batch`.execute(db);
    const [batch] = rows;
    if (!batch?.lines) return;
    yield batch.lines;
    if (batch.count < rowsPerBatch) return;
    condition = sql`${sql.ref(key)} > ${batch.last}`;
    remaining -= batch.count;
  }
}

const isBefore = (key: string, before: string | undefined) =>
  before ? sql`and ${sql.ref(key)} < ${before}` : sql``;
