/**
 * What noting changes for cached pages costs: commits per second of a review, a vote and a stock movement by 16
 * clients, with the triggers of `page_changes` and without, in turns, on a PostgreSQL of its own that flushes its WAL.
 * Passes if each keeps at least 0.8 of the commits. `npm run bench:commits -- --rounds 5 --seconds 3`
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
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    notify: { type: "boolean", default: false },
  },
});
const clients = 16;
const minRatio = 0.8;
const records = 500;

/** Each is one transaction: what its command writes, to one of the records. */
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
  await copyDatabase(postgres.ownerUrl("postgres"), templateDatabase, "commits");
  const pool = new Pool({ connectionString: postgres.ownerUrl("commits"), max: clients });
  pool.on("error", () => {});
  await fill(pool);
  for (const [name, statement] of Object.entries(writes)) rows.push(await compare(pool, name, statement));
  await pool.end();
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

async function fill(pool: Pool) {
  const names = [Array.from({ length: records }, (_, n) => `Record ${n}`)];
  await pool.query("insert into businesses (name) select unnest($1::text[])", names);
  await pool.query(
    "insert into artist_directory (name, category, status) select unnest($1::text[]), 'Music', 'approved'",
    names,
  );
  await pool.query("insert into products (title, status) select unnest($1::text[]), 'published'", names);
  await pool.query("insert into product_variants (product_id, title) select id, title from products");
  // Found by name in one row, as a command finds its record by id.
  await pool.query("create index on businesses (name)");
  await pool.query("create index on artist_directory (name)");
  await pool.query("create index on product_variants (title)");
  await pool.query("analyze");
}

/** Pairs of runs, the tracked one first in every other pair: the machine's pace changes slower than that. */
async function compare(pool: Pool, write: string, statement: string) {
  await measure(pool, statement, 1);
  const pairs: { tracked: number; untracked: number }[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const pair = { tracked: 0, untracked: 0 };
    const order = ["tracked", "untracked"] as const;
    for (const kind of round % 2 === 0 ? order : order.toReversed()) {
      await track(pool, kind === "tracked");
      const sent = kind === "tracked" && values.notify ? withNotification(statement) : statement;
      pair[kind] = await measure(pool, sent, Number(values.seconds));
    }
    pairs.push(pair);
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

async function track(pool: Pool, isOn: boolean) {
  await pool.query(`
    do $$
    declare
      source regclass;
    begin
      for source in select distinct tgrelid::regclass from pg_trigger where tgname like 'page\\_changes\\_on\\_%' loop
        execute (
          select string_agg(format('alter table %s ${isOn ? "enable" : "disable"} trigger %I', source, tgname), ';')
          from pg_trigger where tgrelid = source and tgname like 'page\\_changes\\_on\\_%'
        );
      end loop;
    end
    $$`);
  await pool.query("checkpoint");
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
