/**
 * Measures directory lists over HTTP with total, facets and map, next to plain SQL for the page and its total; then
 * throughput with eight clients, how soon changes are found, and a rebuild under load. No request repeats. Needs a build.
 * `npm run bench:search -- --businesses 5000000 --runs 100 --engine postgres --rebuild`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readDirectory } from "#features/directory/list/read-directory.server.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { runBaseline } from "./search/baseline.ts";
import { checkBars, failOnFallbacks, minPerSecond } from "./search/check-bars.ts";
import { openEngine } from "./search/engine.ts";
import { countPerSecond, measureWays, openRecording, round } from "./search/measure.ts";
import { measureFreshness } from "./search/measure-freshness.ts";
import { dataPath, measureRebuild } from "./search/measure-rebuild.ts";
import { prepareDatabase, prewarmSite, startBenchServer } from "./search/prepare-database.ts";
import { type ListRequest, type ListShape, sampleLists } from "./search/sample-lists.ts";
import { startSite, startWorker } from "./search/start-site.ts";
import { watchMachine } from "./search/watch-machine.ts";

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "postgres" },
    businesses: { type: "string", default: "5000000" },
    runs: { type: "string", default: "100" },
    only: { type: "string", default: "" },
    /** How long to measure freshness; 0 skips it. */
    seconds: { type: "string", default: "60" },
    rebuild: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const businesses = Number(values.businesses);
const warmUps = 20;
/** Requests of each shape: over HTTP and directly, for throughput, as plain statements, and to warm up the site. */
const parts = { measured: 2 * runs + warmUps, clients: 20, plain: 50, first: 10 };
const report: Record<string, unknown> = { at: new Date(), engine: values.engine, businesses };

const engine = openEngine(values.engine, businesses);
const server = await startBenchServer();
try {
  const { url, ownerUrl } = await prepareDatabase(server, businesses);
  await prewarmSite(ownerUrl);
  const reportMachine = watchMachine();
  const { db, bare, close } = openRecording(url);
  const owner = openDatabase(openPool(ownerUrl, { max: 3, statement_timeout: 0 }));
  await engine.prepare(owner);
  engine.use(db);
  const site = await startSite(url, engine.env);
  const shapes = await sampleLists(db, parts.measured + parts.clients + parts.plain + parts.first);
  const chosen = shapes.filter(({ name }) => name.includes(values.only));
  // Without HTTP, but with everything that the page shows.
  const direct = ({ query }: ListRequest) => readDirectory(db, query);
  const http = (request: ListRequest) => site.get(dataPath(request));
  for (const shape of chosen) for (const request of partOf(shape, "first")) await http(request);
  const rows = [];
  for (const shape of chosen) {
    const timings = await measureWays({ http, direct }, partOf(shape, "measured"), warmUps);
    rows.push({ name: shape.name, ...timings });
  }
  const perSecond = await countPerSecond(
    8,
    chosen.flatMap((shape) => partOf(shape, "clients")),
    http,
  );
  // Last, because plain statements evict the cached pages that the others need.
  const plain = (request: ListRequest) => runBaseline(bare, request);
  const compared = [];
  for (const [index, row] of rows.entries()) {
    const timings = await measureWays({ plain }, partOf(chosen[index], "plain"));
    compared.push({ ...row, ...timings, ratio: round((row.http50 ?? 0) / (timings.plain50 || 1)) });
  }
  show("lists", checkBars(compared, engine, businesses));
  console.log(`${engine.name}, 8 clients: ${perSecond} requests/s.`);
  if (perSecond < minPerSecond(engine)) process.exitCode = 1;
  report.perSecond = perSecond;
  const worker = await startWorker(url, engine.env);
  if (Number(values.seconds) > 0) {
    const fresh = await measureFreshness(db, { perSecond: 50, seconds: Number(values.seconds) });
    show("fresh", [fresh]);
    if (!fresh.passes) process.exitCode = 1;
  }
  if (values.rebuild) {
    const { row, steps } = await measureRebuild(
      { db, owner, site, engine },
      chosen.flatMap((shape) => partOf(shape, "plain")),
    );
    console.table(steps);
    report.rebuildSteps = steps;
    show("rebuild", [row]);
    if (!row.passes) process.exitCode = 1;
  }
  await failOnFallbacks(engine, site.origin);
  await worker.stop();
  await site.stop();
  report.machine = reportMachine();
  await Promise.all([close(), owner.destroy(), engine.close()]);
  mkdirSync("reports", { recursive: true });
  writeFileSync(`reports/bench-search-${engine.name}.json`, JSON.stringify(report, null, 2));
} finally {
  await server.stop();
}

/** The requests of a shape for one purpose. If there are too few, each purpose gets its share. */
function partOf(shape: ListShape | undefined, part: keyof typeof parts): ListRequest[] {
  const { requests } = shape ?? { requests: [] };
  const names = Object.keys(parts) as (keyof typeof parts)[];
  const sum = (of: readonly (keyof typeof parts)[]) => of.reduce((total, name) => total + parts[name], 0);
  const factor = Math.min(1, requests.length / sum(names));
  const from = sum(names.slice(0, names.indexOf(part)));
  return requests.slice(Math.round(from * factor), Math.round((from + parts[part]) * factor));
}

function show(title: string, rows: object[]) {
  report[title] = rows;
  console.log(`\n${title}`);
  console.table(rows);
}
