import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** The products from one id up to another, which begins the next file. */
type Range = { from: string; before: string | undefined };

const onSale = sql`status = 'published' and deleted_at is null`;
const rowsPerBatch = 500;

const within = ({ from, before }: Range) => sql`id >= ${from} ${before ? sql`and id < ${before}` : sql``}`;

/** The first id of each sitemap file. */
export async function listProductStarts(db: Db, size: number): Promise<string[]> {
  const find = async (condition: RawBuilder<unknown>, offset: number) => {
    const { rows } = await sql<{ id: string }>`
      select id from products where ${onSale} and ${condition} order by id offset ${offset} limit 1`.execute(
      db,
    );
    return rows[0]?.id;
  };
  const starts: string[] = [];
  for (let start = await find(sql`true`, 0); start; start = await find(sql`id >= ${start}`, size))
    starts.push(start);
  return starts;
}

/** How many products a file names, and when one of them last changed. */
export async function findProductRange(db: Db, range: Range) {
  const { rows } = await sql<{ products: number; changedAt: Date }>`
    select count(*)::int as products, coalesce(max(updated_at), 'epoch') as "changedAt"
    from products where ${onSale} and ${within(range)}`.execute(db);
  return rows[0] ?? { products: 0, changedAt: new Date(0) };
}

/** The lines of a file, in batches; `%1$s` in the pattern is the id and `%2$s` the day of the last change. */
export async function* readProductLines(db: Db, range: Range, pattern: string): AsyncGenerator<string> {
  let condition = within(range);
  for (;;) {
    const { rows } = await sql<{ lines: string | null; last: string; count: number }>`
      select string_agg(format(${pattern}, id, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD')), '' order by id)
        as lines, max(id::text) as last, count(*)::int as count
      from (
        select id, updated_at from products where ${onSale} and ${condition} order by id limit ${rowsPerBatch}
      ) as batch`.execute(db);
    const [batch] = rows;
    if (!batch?.lines) return;
    yield batch.lines;
    if (batch.count < rowsPerBatch) return;
    condition = sql`${within({ ...range, from: batch.last })} and id > ${batch.last}`;
  }
}
