/**
 * Search latency over HTTP compared to its bare statements, at full size and at a hundredth of it;
 * suggestions and nearby businesses over HTTP at both sizes.
 * `npm run bench:search -- --businesses 5000000 --runs 30 --rebuild`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { directoryList } from "#features/directory/input.ts";
import { readDirectory } from "#features/directory/list/read-directory.server.ts";
import { searchBusinesses } from "#features/directory/search/queries/search-businesses.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { measureInteractive } from "./search/interactive.ts";
import { measureFreshness, rebuildUnderLoad } from "./search/live.ts";
import {
  countPerSecond,
  interleave,
  openRecording,
  type Recording,
  round,
  runBare,
  type Timing,
} from "./search/measure.ts";
import { prepareDatabase, startBenchServer } from "./search/prepare-database.ts";
import {
  findCursor,
  listShapes,
  type Probe,
  pageThousand,
  points,
  type Shape,
  terms,
} from "./search/shapes.ts";
import { paramsOf, type Site, startSite } from "./search/start-site.ts";

const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "5000000" },
    small: { type: "string", default: "50000" },
    runs: { type: "string", default: "30" },
    only: { type: "string", default: "" },
    rebuild: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const withoutBar = new Set(["frequent", "medium", "two letters, rare", "one letter, rare"]);
const report: Record<string, unknown> = { at: new Date(), businesses: Number(values.businesses) };

const server = await startBenchServer();
try {
  const smallUrl = await prepareDatabase(server, Number(values.small));
  const small = openRecording(smallUrl);
  const largeUrl = await prepareDatabase(server, Number(values.businesses));
  const large = openRecording(largeUrl);
  const site = await startSite(largeUrl);
  show("shapes", await measureShapes(large, site));
  show("throughput", await measureThroughput(large, site));
  // Last, because a freshly started database has a cold cache.
  show(`interactive, ${values.businesses}`, await measureInteractive(large.db, site, values.only));
  await site.stop();
  const smallSite = await startSite(smallUrl);
  show(`interactive, ${values.small}`, await measureInteractive(small.db, smallSite, values.only));
  await smallSite.stop();
  show("points", await measurePoints(large.db));
  show("growth", await measureGrowth(small.db, large.db));
  show("plans", await measurePlans(large.db));
  show("fresh", [await measureFreshness(large.db, 10)]);
  if (values.rebuild) show("rebuild", [await rebuildUnderLoad(large.db)]);
  await Promise.all([small.close(), large.close()]);
} finally {
  await server.stop();
}
mkdirSync("reports", { recursive: true });
writeFileSync("reports/bench-search.json", JSON.stringify(report, null, 2));

/** The reads of one search and their statements, with warm caches. */
async function record({ db, take }: Recording, shape: Shape) {
  const read = () => readDirectory(db, directoryList.read(paramsOf(shape)));
  await read();
  take();
  await read();
  const recorded = take();
  if (recorded.length > 0) return { read, statements: recorded };
  // The first pages of filters are cached for two seconds.
  await setTimeout(2_500);
  await read();
  return { read, statements: take() };
}

/** One search over HTTP compared to its statements, sent sequentially. */
async function measureShapes(recording: Recording, site: Site) {
  const rows = [];
  for (const shape of (await listShapes(recording.db)).filter(({ name }) => name.includes(values.only))) {
    const { read, statements } = await record(recording, shape);
    const [http, direct, bare] = await interleave(runs, [
      () => site.search(shape),
      read,
      () => runBare(recording.bare, statements),
    ]);
    const slowest = round(Math.max(0, ...recording.take().map(({ milliseconds }) => milliseconds)));
    rows.push(judge(shape.name, { http, direct, bare, slowest }));
  }
  return rows;
}

type Times = Record<"http" | "direct" | "bare", Timing | undefined> & { slowest: number };
function judge(name: string, { http, direct, bare, slowest }: Times) {
  const [p50 = 0, p95 = 0, bareP50 = 0, bareP95 = 0] = [http?.p50, http?.p95, bare?.p50, bare?.p95];
  const isFast = p50 <= Math.max(2.5 * bareP50, bareP50 + 5) && p95 <= Math.max(3 * bareP95, bareP95 + 8);
  return {
    name,
    ...{ p50, p95, bareP50, bareP95, directP50: direct?.p50, slowest },
    ratio: round(p50 / bareP50),
    passes: isFast && slowest <= 250,
  };
}

async function measureThroughput(recording: Recording, site: Site) {
  const rows = [];
  for (const [name, term] of Object.entries(terms)) {
    const shape = { name, input: { term } };
    const { read, statements } = await record(recording, shape);
    const http = await countPerSecond(8, 2, () => site.search(shape));
    const direct = await countPerSecond(8, 2, read);
    const bare = await countPerSecond(8, 2, () => runBare(recording.bare, statements));
    recording.take();
    rows.push({ name, http, direct, bare, share: round(http / bare), passes: http >= 0.4 * bare });
  }
  return rows;
}

async function measurePoints(db: Db) {
  const rows = [];
  for (const [name, run] of points) {
    const [timing] = await interleave(runs, [() => run(db)]);
    // No threshold with a term: a common one is searched among everything nearby.
    rows.push({ name, ...timing, passes: (timing?.p95 ?? 0) <= 15 || name.endsWith("term") });
  }
  return rows;
}

/** The same search in a small and a large directory. */
async function measureGrowth(small: Db, large: Db) {
  const searches = Object.entries(terms).map(
    ([name, term]): Probe => [name, (db) => searchBusinesses(db, { term })],
  );
  const cursors = new Map<Db, string | null>();
  for (const db of [small, large]) cursors.set(db, await findCursor(db, { term: "" }, "best", pageThousand));
  const page = (db: Db) => searchBusinesses(db, { after: cursors.get(db) ?? undefined });
  const rows = [];
  for (const [name, run] of [...searches, ["page 1,000", page] satisfies Probe, ...points]) {
    const [few, many] = await interleave(runs, [() => run(small), () => run(large)]);
    const growth = round((many?.p50 ?? 0) / (few?.p50 ?? 1));
    // No threshold for terms of medium frequency: there are a hundred times as many matches to sort.
    rows.push({ name, few: few?.p50, many: many?.p50, growth, passes: growth <= 4 || withoutBar.has(name) });
  }
  return rows;
}

/** A bad generic plan shows as a few runs that take a thousand times as long. */
async function measurePlans(db: Db) {
  const [timing] = await interleave(50, [() => searchBusinesses(db, { term: terms.rare })]);
  const spread = round((timing?.p95 ?? 0) / (timing?.p50 ?? 1));
  return [{ name: "rare term, 50 runs", ...timing, spread, passes: spread <= 10 }];
}

function show(title: string, rows: object[]) {
  report[title] = rows;
  console.log(`\n${title}`);
  console.table(rows);
  if (rows.some((row) => "passes" in row && !row.passes)) process.exitCode = 1;
}
