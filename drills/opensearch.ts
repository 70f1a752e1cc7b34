/**
 * Kills one of three OpenSearch nodes under load and restarts it; then kills all of them while businesses change. Passes
 * if no request fails, no search falls back to PostgreSQL while two nodes are left, and OpenSearch matches the documents
 * once it has caught up. Needs a build, JDK 21 or newer and Maven.
 * `npm run drill:opensearch -- --businesses 20000 --seconds 30 --down 300`
 */
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { readEnv } from "#platform/env/read-env.ts";
import { openOpenSearch } from "#platform/search/opensearch/client.server.ts";
import { createOpenSearchEngine } from "#platform/search/opensearch/opensearch-engine.server.ts";
import { createPostgresEngine } from "#platform/search/postgres/postgres-engine.server.ts";
import { rebuildDocuments } from "#platform/search/rebuild-documents.server.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { findFreePort } from "#testing/free-port.ts";
import { appUrl } from "#testing/local-postgres.ts";
import { startSite } from "#testing/site.ts";
import { copyDemo, startDemoPostgres } from "#testing/stack.ts";
import { sampleQueries } from "../bench/find/sample-queries.ts";
import { countDifferences, countFallbacks } from "../bench/search/opensearch-engine.ts";
import { startWriting, waitForWorker } from "../bench/search/write-changes.ts";
import { fsync } from "./fsync.ts";
import { startNodes } from "./opensearch/nodes.ts";
import { startSearchLoad } from "./opensearch/search-load.ts";

const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "20000" },
    seconds: { type: "string", default: "30" },
    /** Seconds without OpenSearch. */
    down: { type: "string", default: "300" },
    heap: { type: "string", default: "512m" },
  },
});
const seconds = Number(values.seconds);
const changesPerSecond = 20;
const metricsToken = "a token for drills";
const rows: Record<string, unknown>[] = [];
const faults: string[] = [];
const stops: (() => Promise<unknown> | unknown)[] = [];

try {
  const port = await findFreePort();
  const postgres = await startDemoPostgres(port, { fsync });
  stops.push(postgres.stop);
  const nodes = await startNodes({ nodes: 3, port: await findFreePort(), heap: values.heap });
  stops.push(nodes.stop);
  const ownerUrl = await copyDemo(port, "nodes");
  await seedLarge(ownerUrl, { businesses: Number(values.businesses) });
  const owner = openDatabase(openPool(ownerUrl, { max: 4, statement_timeout: 0 }));
  await rebuildDocuments(owner);
  await owner.destroy();
  const site = await startSite(ownerUrl, {
    env: { SEARCH_ENGINE: "opensearch", OPENSEARCH_URL: nodes.urls.join(","), METRICS_TOKEN: metricsToken },
  });
  stops.push(site.stop);
  const db = openDatabase(openPool(appUrl(ownerUrl), { max: 10 }));
  stops.push(() => db.destroy());
  const search = openOpenSearch(readEnv(site.env), { searchTimeoutMs: 30_000 });
  stops.push(search.close);
  await waitForIndexes();
  await waitForWorker(db);

  const paths = (await sampleQueries(db, 2_000))
    .flatMap(({ queries }) => queries)
    .map(({ text }) => `/search.data?${new URLSearchParams({ q: text })}`);
  const load = startSearchLoad(site.origin, shuffle(paths));
  const phase = async (name: string, length: number, maxFallbacks = 0) => {
    const before = await countFallbacks(site.origin, metricsToken);
    const found = await load.during(length);
    const fallbacks = (await countFallbacks(site.origin, metricsToken)) - before;
    rows.push({ phase: name, ...found, fallbacks });
    if (found.failed > 0) faults.push(`${found.failed} requests failed: ${name}`);
    if (fallbacks > maxFallbacks) faults.push(`${fallbacks} searches fell back to PostgreSQL: ${name}`);
  };
  await phase("warm-up", 10, Number.POSITIVE_INFINITY);
  await phase("three nodes", seconds);
  nodes.kill(1);
  await phase("one node killed", seconds);
  await nodes.start();
  await phase("three nodes again", seconds);
  const writing = await startWriting(db, changesPerSecond);
  for (const node of nodes.urls.keys()) nodes.kill(node);
  await phase("no nodes, under changes", Number(values.down), Number.POSITIVE_INFINITY);
  await writing.stop();
  const backAt = performance.now();
  await nodes.start();
  await waitForWorker(db);
  const caughtUpSeconds = Math.round((performance.now() - backAt) / 1_000);
  const differences = await countDifferences({ db, search, log: pino({ level: "warn" }) });
  await phase("recovered", seconds);
  await load.stop();
  console.table(rows);
  console.log(
    `${writing.written()} changes, caught up ${caughtUpSeconds} s after the restart, ${differences} differences.`,
  );
  if (differences > 0) faults.push(`${differences} documents differ`);
  console.log(
    faults.length > 0 ? `FAILED: ${faults.join("; ")}.` : "No request failed, no documents differ.",
  );
  process.exitCode = faults.length > 0 ? 1 : 0;

  async function waitForIndexes() {
    const engine = createOpenSearchEngine({ db, search, postgres: createPostgresEngine(db) });
    for (let second = 0; !(await engine.health()).isUp; second++) {
      if (second > 300) throw new Error("The worker did not build the indexes.");
      await pause(1_000);
    }
  }
} finally {
  for (const stop of stops.toReversed()) await stop();
}

/** Mixes all shapes. Deterministic. */
function shuffle(paths: readonly string[]): string[] {
  return paths
    .map((path, index) => ({ path, order: (index * 7919) % paths.length }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ path }) => path);
}
