/**
 * Latency of the store's list and search compared to equivalent plain SQL, which also checks the results. No request
 * repeats. Needs a build. `npm run bench:store -- --products 200000 --runs 60`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { storeList } from "#features/store/list/input.ts";
import { findUnknown, readStore } from "#features/store/list/read-store.server.ts";
import { type Db, openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { templateDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { appUrl } from "#testing/local-postgres.ts";
import { startMigratedPostgres } from "#testing/migrated-postgres.ts";
import { connectBare, prepareSearch } from "./prepare-search.ts";
import { round, summarize } from "./search/measure.ts";
import { type Site, startSite } from "./search/start-site.ts";
import { fillStore } from "./store/fill-store.ts";
import { listShapes, type Question, type Shape } from "./store/list-shapes.ts";

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "200000" },
    runs: { type: "string", default: "60" },
    only: { type: "string", default: "" },
  },
});
/** The limit is 1.5 times the bare statements plus this. */
const graceMs = 3;

const port = await findFreePort();
const settings = { shared_buffers: "512MB", random_page_cost: "1.1", jit: "off" };
const server = await startMigratedPostgres({ dataDir: `.data/bench-store-${port}`, port, settings });
try {
  const ownerUrl = server.ownerUrl(templateDatabase);
  const url = appUrl(ownerUrl);
  const startedAt = performance.now();
  await fillStore(ownerUrl, Number(values.products));
  console.log(
    `${values.products} products loaded in ${Math.round((performance.now() - startedAt) / 1_000)} s.`,
  );
  await prepareSearch(ownerUrl, { store_listings: "folded_title" });
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query("update launch_switches set is_on = true where name = 'store_catalogue'");
  const bare = await connectBare(url);
  const db = openDatabase(openPool(url, { max: 4 }));
  const site = await startSite(url);
  const rows = [];
  for (const shape of await listShapes(owner, Number(values.runs)))
    if (shape.name.includes(values.only)) rows.push(await measure(shape, { db, bare, site }));
  console.table(rows);
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/bench-store.json", JSON.stringify({ at: new Date(), ...values, rows }, null, 2));
  if (rows.some(({ passes }) => !passes)) process.exitCode = 1;
  await site.stop();
  await Promise.all([db.destroy(), bare.end(), owner.end()]);
} finally {
  await server.stop();
}

type Ways = { db: Db; bare: Client; site: Site };

/** Alternates between all three ways. Ours goes first, so the plain statements find warmer caches. */
async function measure({ name, questions }: Shape, { db, bare, site }: Ways) {
  const times = { ours: [] as number[], http: [] as number[], bare: [] as number[] };
  const time = async <Result>(list: number[], run: () => Promise<Result>) => {
    const startedAt = performance.now();
    const found = await run();
    list.push(performance.now() - startedAt);
    return found;
  };
  // The first requests of a new process are slow.
  for (const question of questions.slice(0, 3))
    await Promise.all([askOurs(db, question), site.get(`/store.data?${question.address}`)]);
  for (const question of questions) {
    const ours = await time(times.ours, () => askOurs(db, question));
    await time(times.http, () => site.get(`/store.data?${question.address}`));
    const ids = await time(times.bare, () => askBare(bare, question));
    if (ours.join() !== ids.slice(0, storeList.perPage).join())
      throw new Error(`/store?${question.address} differs from its plain SQL.`);
  }
  const [ours, http, plain] = [times.ours, times.http, times.bare].map(summarize);
  const p95 = ours?.p95 ?? 0;
  const barMs = round(1.5 * (plain?.p95 ?? 0) + graceMs);
  return {
    name,
    p50: ours?.p50,
    p95,
    bareP50: plain?.p50,
    bareP95: plain?.p95,
    barMs,
    passes: p95 <= barMs,
    httpP95: http?.p95,
  };
}

async function askOurs(db: Db, { address }: Question) {
  const query = storeList.read(new URLSearchParams(address));
  await findUnknown(db, query);
  const { items } = await readStore(db, query);
  return items.map(({ id }) => id);
}

/** The page, its total and the filter counts, which belong to every page of the store. */
async function askBare(bare: Client, { page, count }: Question) {
  const { rows } = await bare.query<{ product_id: string }>(page);
  await bare.query(count);
  await bare.query("select kind, key, goods from store_choice_counts where kind <> 'maker'");
  await bare.query(
    "select key, goods from store_choice_counts where kind = 'maker' order by goods desc, key limit 40",
  );
  return rows.map(({ product_id }) => product_id);
}
