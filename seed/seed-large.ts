import { Client } from "pg";
import { bulkLoad, copyRows } from "./bulk-load.ts";
import { businessColumns, businessRows, idOf, reviewColumns, reviewRows } from "./large-rows.ts";

export type LargeOptions = {
  businesses: number;
  reviews?: number;
  seed?: number;
  today?: Date;
  say?: (sentence: string) => void;
};

const tables = ["businesses", "business_stats", "reviews"] as const;

/**
 * Adds a directory of any size, generated as a stream: memory does not grow with the number of rows.
 * One transaction that locks the three tables: for benchmarks, not for a live site.
 */
export async function seedLarge(ownerUrl: string, options: LargeOptions): Promise<void> {
  const { businesses, reviews = 0, seed = 1966, today = new Date(), say = () => {} } = options;
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const there = await client.query("select from businesses where id = $1", [idOf("business", 0)]);
    if (there.rowCount) throw new Error("The large set is there already: use --fresh to make it anew.");
    const { rows } = await client.query<{ id: number; name: string }>("select id, name from categories");
    const categoryIds = new Map(rows.map(({ id, name }) => [name, id]));
    await client.query("begin");
    await client.query(
      "set local maintenance_work_mem = '768MB'; set local max_parallel_maintenance_workers = 2",
    );
    await client.query("set local work_mem = '256MB'; set local statement_timeout = 0");
    const load = async () => {
      await timed(say, "businesses", businesses, () =>
        copyRows(client, "businesses", businessColumns, businessRows(seed, businesses, categoryIds, today)),
      );
      if (reviews > 0)
        await timed(say, "reviews", reviews, () =>
          copyRows(client, "reviews", reviewColumns, reviewRows(seed, reviews, businesses, today)),
        );
      await timed(say, "counters", businesses, () => insertStats(client, businesses));
    };
    await bulkLoad(client, tables, load, say);
    await client.query("commit");
    for (const table of tables)
      await timed(say, `vacuum and analyze of ${table}`, 0, () => client.query(`vacuum (analyze) ${table}`));
    await checkIndexes(client, say);
  } finally {
    await client.end();
  }
}

/** Inserts the counters of the loaded rows in one go. */
async function insertStats(client: Client, businesses: number) {
  const first = idOf("business", 0);
  const last = idOf("business", businesses - 1);
  await client.query(
    `insert into business_stats (business_id, review_count, rating_sum, star_counts)
     select b.id, coalesce(review_count, 0), coalesce(rating_sum, 0), coalesce(star_counts, '{0,0,0,0,0}')
     from businesses b
     left join counted_reviews counted on counted.business_id = b.id
     where b.id between $1 and $2
     order by b.id`,
    [first, last],
  );
}

async function checkIndexes(client: Client, say: (sentence: string) => void) {
  const { rows } = await client.query<{ name: string; is_valid: boolean; bytes: string }>(
    `select indexrelid::regclass::text as name, indisvalid and indisready as is_valid, pg_relation_size(indexrelid) as bytes
     from pg_index where indrelid = any($1::regclass[]) order by 1`,
    [tables],
  );
  for (const { name, is_valid, bytes } of rows)
    say(`${is_valid ? "valid  " : "INVALID"} ${name} (${Math.round(Number(bytes) / 1e6)} MB)`);
  const invalid = rows.filter(({ is_valid }) => !is_valid);
  if (invalid.length > 0) throw new Error(`Not valid: ${invalid.map(({ name }) => name).join(", ")}.`);
}

async function timed(
  say: (sentence: string) => void,
  what: string,
  rows: number,
  work: () => Promise<unknown>,
) {
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1000;
  const rate =
    rows > 0
      ? `, ${rows.toLocaleString("en-US")} rows, ${Math.round(rows / seconds).toLocaleString("en-US")} rows/s`
      : "";
  say(`${what}: ${seconds.toFixed(1)} s${rate}`);
}
