/**
 * Measures the site search and its suggestions, over HTTP and without it, next to a plain SQL statement for businesses;
 * then throughput with eight clients. No request repeats. Needs a build.
 * `npm run bench:find -- --businesses 5000000 --events 500000 --artists 200000 --products 200000 --engine postgres`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { searchAll } from "#features/search/find/search-all.server.ts";
import { suggest } from "#features/search/suggest/suggest.server.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { runBaseline } from "./find/baseline.ts";
import { type BenchQuery, sampleKeystrokes, sampleQueries } from "./find/sample-queries.ts";
import { checkBars, failOnFallbacks, minPerSecond } from "./search/check-bars.ts";
import { openEngine } from "./search/engine.ts";
import { countPerSecond, measureWays, openRecording, type Timings } from "./search/measure.ts";
import { fillSite, prewarmSite, startBenchServer } from "./search/prepare-database.ts";
import { startSite } from "./search/start-site.ts";
import { watchMachine } from "./search/watch-machine.ts";

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "postgres" },
    businesses: { type: "string", default: "5000000" },
    events: { type: "string", default: "500000" },
    artists: { type: "string", default: "200000" },
    products: { type: "string", default: "200000" },
    runs: { type: "string", default: "100" },
    only: { type: "string", default: "" },
    /** Skips HTTP, so no build is needed. */
    direct: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
/** Unmeasured requests of each shape. */
const warmUps = 20;
/** Requests of each shape that warm up a new web process. */
const firstRequests = 50;
const measured = 2 * runs + warmUps;
/** Few, because plain statements may take a second each. */
const plainRuns = 50;
const sizes = {
  ...{ businesses: Number(values.businesses), events: Number(values.events) },
  ...{ artists: Number(values.artists), products: Number(values.products) },
};

const engine = openEngine(values.engine, sizes.businesses);
const server = await startBenchServer();
try {
  const { url, ownerUrl } = await fillSite(server, sizes);
  await prewarmSite(ownerUrl);
  const reportMachine = watchMachine();
  const { db, bare, close } = openRecording(url);
  const owner = openDatabase(openPool(ownerUrl, { max: 3, statement_timeout: 0 }));
  await engine.prepare(owner);
  engine.use(db);
  const site = values.direct ? null : await startSite(url, engine.env);
  const now = new Date();
  const shapes = await sampleQueries(db, measured + runs + firstRequests + plainRuns);
  const first = shapes.flatMap(({ queries }) => queries.slice(measured + runs, -plainRuns));
  for (const query of first) await site?.get(pathOf(query));
  const chosen = shapes.filter(({ name }) => name.includes(values.only));
  const direct = ({ parsed, point }: BenchQuery) => searchAll(db, parsed, { now, point });
  const http = site && ((query: BenchQuery) => site.get(pathOf(query)));
  const rows: ({ name: string } & Timings)[] = [];
  for (const { name, queries } of chosen)
    rows.push({ name, ...(await measureWays({ http, direct }, queries.slice(0, measured), warmUps)) });
  if ("suggestions".includes(values.only)) {
    const ways = {
      http: site && ((q: string) => site.get(`/search/suggestions?${new URLSearchParams({ q })}`)),
      direct: (text: string) => suggest(db, text, now),
    };
    rows.push({
      name: "suggestions",
      ...(await measureWays(ways, await sampleKeystrokes(db, measured), warmUps)),
    });
  }
  const unused = shapes.flatMap(({ queries }) => queries.slice(measured, measured + runs));
  const perSecond = await countPerSecond<BenchQuery>(8, unused, http ?? direct);
  // Last, because plain statements evict the cached pages that the others need.
  for (const { name, queries } of chosen.filter(({ queries: [one] }) => one?.parsed.kind !== "event")) {
    const plain = (query: BenchQuery) => runBaseline(bare, query);
    Object.assign(
      rows.find((row) => row.name === name) ?? {},
      await measureWays({ plain }, queries.slice(-plainRuns)),
    );
  }
  const checked = checkBars(rows, engine, sizes.businesses);
  console.table(checked);
  console.log(`${engine.name}, 8 clients: ${perSecond} requests/s.`);
  if (perSecond < minPerSecond(engine)) process.exitCode = 1;
  const report = {
    ...{ at: new Date(), engine: engine.name, ...sizes },
    ...{ rows: checked, perSecond, machine: reportMachine() },
  };
  mkdirSync("reports", { recursive: true });
  writeFileSync(`reports/bench-find-${engine.name}.json`, JSON.stringify(report, null, 2));
  if (site) await failOnFallbacks(engine, site.origin);
  await site?.stop();
  await Promise.all([close(), owner.destroy(), engine.close()]);
} finally {
  await server.stop();
}

function pathOf({ text, point }: BenchQuery): string {
  const near = point ? { lat: String(point.latitude), lng: String(point.longitude) } : {};
  return `/search.data?${new URLSearchParams({ q: text, ...near })}`;
}
