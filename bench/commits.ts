/**
 * The cost of recording changes for cached pages: commits per second of a review, a vote and a stock movement by 16
 * clients, with and without the triggers of `page_changes`, alternating every second, on a separate PostgreSQL that
 * flushes its WAL. Passes if each keeps at least 0.8 of the commits. `npm run bench:commits -- --rounds 15 --seconds 1`
 * `--notify` adds a notification to each transaction, as an example of what fails.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Pool } from "pg";
import { copyDatabase, templateDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { startMigratedPostgres } from "#testing/migrated-postgres.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "15" },
    seconds: { type: "string", default: "1" },
    notify: { type: "boolean", default: false },
  },
});
const clients = 16;
const minRatio = 0.8;
const records = 500;

/** Each is one transaction with the writes of its command. */
const writes = {
  review: `insert into reviews (business_id, rating, comment, reviewer_name, status)
    select id, 5, 'Kind people, fair prices, and they remember what you like.', 'Ama', 'Approved' from businesses where name = $1`,
  vote: `insert into artist_votes (artist_id, voter_key)
    select artist_id, gen_random_uuid()::text from artist_directory where name = $1`,
  stock: `insert into stock_movements (variant_id, kind, quantity)
    select id, 'receive', 1 from product_variants where title = $1`,
};

const postgres = await startMigratedPostgres({
  dataDir: ".data/bench-commits",
  port: await findFreePort(),
  fsync: true,
  settings: { max_wal_size: "4GB" },
});
const rows: Record<string, unknown>[] = [];
try {
  const [tracked, untracked] = [await openCopy("tracked"), await openCopy("untracked")];
  await stopTracking(untracked);
  for (const [name, statement] of Object.entries(writes))
    rows.push(await compare({ tracked, untracked }, name, statement));
  await Promise.all([tracked.end(), untracked.end()]);
} finally {
  await postgres.stop();
}
console.table(rows);
mkdirSync("reports", { recursive: true });
writeFileSync("reports/bench-commits.json", JSON.stringify({ at: new Date(), ...values, rows }, null, 2));
for (const { write, ratio } of rows) {
  if (Number(ratio) >= minRatio) continue;
  console.error(`A ${write} keeps ${ratio} of its commits, below ${minRatio}.`);
  process.exitCode = 1;
}

async function openCopy(name: string): Promise<Pool> {
  await copyDatabase(postgres.ownerUrl("postgres"), templateDatabase, name);
  const pool = new Pool({ connectionString: postgres.ownerUrl(name), max: clients, min: clients });
  pool.on("error", () => {});
  await fill(pool);
  return pool;
}

async function fill(pool: Pool) {
  const names = [Array.from({ length: records }, (_, n) => `Record ${n}`)];
  await pool.query("insert into businesses (name) select unnest($1::text[])", names);
  await pool.query(
    "insert into artist_directory (name, category, status) select unnest($1::text[]), 'Music', 'approved'",
    names,
  );
  await pool.query("insert into products (title, status) select unnest($1::text[]), 'published'", names);
  await pool.query("insert into product_variants (product_id, title) select id, title from products");
  // Finds the row by name, as a command finds its record by id.
  await pool.query("create index on businesses (name)");
  await pool.query("create index on artist_directory (name)");
  await pool.query("create index on product_variants (title)");
  await pool.query("analyze");
}

type Pools = { tracked: Pool; untracked: Pool };

/** Pairs of short runs, alternating which goes first, because the machine's speed drifts more slowly than that. */
async function compare(pools: Pools, write: string, statement: string) {
  const statements = {
    untracked: statement,
    tracked: values.notify ? withNotification(statement) : statement,
  };
  const run = (kind: keyof Pools) => measure(pools[kind], statements[kind], Number(values.seconds));
  const pairs: { tracked: number; untracked: number }[] = [];
  await run("tracked");
  await run("untracked");
  for (let round = 0; round < Number(values.rounds); round++) {
    const first = round % 2 === 0 ? await run("tracked") : 0;
    const untracked = await run("untracked");
    pairs.push({ untracked, tracked: first || (await run("tracked")) });
  }
  const ratios = pairs.map(({ tracked, untracked }) => tracked / untracked);
  const row = {
    write,
    ratio: round(median(ratios)),
    lowest: round(Math.min(...ratios)),
    highest: round(Math.max(...ratios)),
    tracked: Math.round(median(pairs.map(({ tracked }) => tracked))),
    untracked: Math.round(median(pairs.map(({ untracked }) => untracked))),
  };
  console.log(JSON.stringify(row));
  return row;
}

function withNotification(statement: string) {
  return `with noted as (select pg_notify('page_changes', 'all')) ${statement.replace(/from (\w+) where/, "from noted, $1 where")}`;
}

async function stopTracking(pool: Pool) {
  await pool.query(`
    do $$
    declare
      tracked record;
    begin
      for tracked in select tgrelid::regclass as source, tgname from pg_trigger where tgname like 'page\\_changes\\_on\\_%' loop
        execute format('alter table %s disable trigger %I', tracked.source, tracked.tgname);
      end loop;
    end
    $$`);
}

/** Commits per second. */
async function measure(pool: Pool, statement: string, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let commits = 0;
  const work = async () => {
    const client = await pool.connect();
    while (performance.now() < end) {
      await client.query({
        name: statement.slice(0, 40),
        text: statement,
        values: [`Record ${Math.floor(Math.random() * records)}`],
      });
      commits++;
    }
    client.release();
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: clients }, work));
  return (commits / (performance.now() - startedAt)) * 1_000;
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}

function round(number: number): number {
  return Number(number.toPrecision(3));
}
