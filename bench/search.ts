/**
 * What a search costs beside its bare statements, at full size and against a hundredth of it.
 * `npm run bench:search -- --businesses 5000000 --runs 30 --rebuild --origin http://127.0.0.1:3000`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { searchBusinesses } from "#features/directory/queries/search-businesses.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { measureFreshness, rebuildUnderLoad } from "./search/live.ts";
import {
  countPerSecond,
  interleave,
  openRecording,
  type Recording,
  round,
  runBare,
} from "./search/measure.ts";
import { prepareDatabase, startBenchServer } from "./search/prepare-database.ts";
import {
  findCursor,
  listShapes,
  pageThousand,
  points,
  type Question,
  type Shape,
  terms,
} from "./search/shapes.ts";

const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "5000000" },
    small: { type: "string", default: "50000" },
    runs: { type: "string", default: "30" },
    only: { type: "string", default: "" },
    rebuild: { type: "boolean", default: false },
    origin: { type: "string" },
  },
});
const runs = Number(values.runs);
const unbound = new Set(["frequent", "medium", "two letters, rare", "one letter, rare"]);
const report: Record<string, unknown> = { at: new Date(), businesses: Number(values.businesses) };

const server = await startBenchServer();
try {
  const small = openRecording(await prepareDatabase(server, Number(values.small)));
  const large = openRecording(await prepareDatabase(server, Number(values.businesses)));
  show("shapes", await measureShapes(large));
  show("throughput", await measureThroughput(large));
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

/** One search (page, total and facets) beside the statements it is made of, sent one after the other. */
async function measureShapes(recording: Recording) {
  const rows = [];
  for (const shape of (await listShapes(recording.db)).filter(({ name }) => name.includes(values.only))) {
    recording.take();
    await searchBusinesses(recording.db, shape.input);
    const statements = recording.take();
    const [search, bare, http] = await interleave(runs, [
      () => searchBusinesses(recording.db, shape.input),
      () => runBare(recording.pool, statements),
      ...(values.origin ? [() => visit(shape)] : []),
    ]);
    const slowest = Math.max(...recording.take().map(({ milliseconds }) => milliseconds));
    rows.push({
      ...judge(shape.name, search, bare),
      slowest: round(slowest),
      ...(http && { httpP50: http.p50, httpP95: http.p95 }),
    });
  }
  return rows;
}

type Times = { p50: number; p95: number } | undefined;
function judge(name: string, search: Times, bare: Times) {
  const [p50 = 0, p95 = 0, bareP50 = 0, bareP95 = 0] = [search?.p50, search?.p95, bare?.p50, bare?.p95];
  const passes = p50 <= Math.max(2.5 * bareP50, bareP50 + 5) && p95 <= Math.max(3 * bareP95, bareP95 + 8);
  return { name, p50, p95, bareP50, bareP95, ratio: round(p50 / bareP50), passes };
}

async function measureThroughput({ db, pool, take }: Recording) {
  const rows = [];
  for (const [name, term] of Object.entries(terms)) {
    take();
    await searchBusinesses(db, { term });
    const statements = take();
    const search = await countPerSecond(8, 2, () => searchBusinesses(db, { term }));
    const bare = await countPerSecond(8, 2, () => runBare(pool, statements));
    take();
    rows.push({ name, search, bare, share: round(search / bare), passes: search >= 0.4 * bare });
  }
  return rows;
}

async function measurePoints(db: Db) {
  const rows = [];
  for (const [name, run] of points) {
    const [timing] = await interleave(runs, [() => run(db)]);
    rows.push({ name, ...timing, passes: (timing?.p95 ?? 0) <= 15 });
  }
  return rows;
}

/** The same search in a small directory and in a large one. */
async function measureGrowth(small: Db, large: Db) {
  const searches = Object.entries(terms).map(
    ([name, term]): Question => [name, (db) => searchBusinesses(db, { term })],
  );
  const cursors = new Map<Db, string | null>();
  for (const db of [small, large]) cursors.set(db, await findCursor(db, { term: "" }, "best", pageThousand));
  const page = (db: Db) => searchBusinesses(db, { after: cursors.get(db) ?? undefined });
  const rows = [];
  for (const [name, run] of [...searches, ["page 1,000", page] satisfies Question, ...points]) {
    const [few, many] = await interleave(runs, [() => run(small), () => run(large)]);
    const growth = round((many?.p50 ?? 0) / (few?.p50 ?? 1));
    // Terms between rare and common have no bar: there are a hundred times as many matches to sort.
    rows.push({ name, few: few?.p50, many: many?.p50, growth, passes: growth <= 4 || unbound.has(name) });
  }
  return rows;
}

/** A plan that is made once for all values shows as a few runs that take a thousand times as long. */
async function measurePlans(db: Db) {
  const [timing] = await interleave(50, [() => searchBusinesses(db, { term: terms.rare })]);
  const spread = round((timing?.p95 ?? 0) / (timing?.p50 ?? 1));
  return [{ name: "rare term, 50 runs", ...timing, spread, passes: spread <= 10 }];
}

async function visit({ input: { term, ...filters } }: Shape) {
  const url = new URL("/directory", values.origin);
  for (const [name, value] of Object.entries({ search: term, ...filters }))
    if (value) url.searchParams.set(name, String(value));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}: an error page is no benchmark.`);
  await response.text();
}

function show(title: string, rows: object[]) {
  report[title] = rows;
  console.log(`\n${title}`);
  console.table(rows);
  if (rows.some((row) => "passes" in row && !row.passes)) process.exitCode = 1;
}
