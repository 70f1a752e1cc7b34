/**
 * Search latency over HTTP beside plain SQL for the same questions, no question asked twice; suggestions and nearby
 * businesses over HTTP at full size and at a hundredth of it.
 * `npm run bench:search -- --businesses 5000000 --runs 100 --rebuild`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { searchBusinesses } from "#features/directory/search/queries/search-businesses.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { measureInteractive } from "./search/interactive.ts";
import { measureFreshness, rebuildUnderLoad } from "./search/live.ts";
import { countPerSecond, interleave, openRecording, round } from "./search/measure.ts";
import { comparePlain, measureKind } from "./search/measure-kind.ts";
import { prepareDatabase, startBenchServer } from "./search/prepare-database.ts";
import { drawQuestions } from "./search/questions.ts";
import { findCursor, type Probe, pageThousand, points, terms } from "./search/shapes.ts";
import { type Site, startSite } from "./search/start-site.ts";
import { warmSite } from "./search/warm-site.ts";
import { watchMachine } from "./search/watch-machine.ts";

const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "5000000" },
    small: { type: "string", default: "50000" },
    runs: { type: "string", default: "100" },
    only: { type: "string", default: "" },
    rebuild: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
/** Requests of each kind that a fresh web process answers before anything is measured. */
const firstRequests = 20;
const withoutBar = new Set(["frequent", "medium", "two letters, rare", "one letter, rare"]);
/** Our own index is of another form. Whoever writes plain SQL would have this one. */
const createPlainIndex =
  "create index if not exists documents_plain_idx on search.documents using gin (name gin_trgm_ops)";
const dropPlainIndex = "drop index if exists search.documents_plain_idx";
const report: Record<string, unknown> = { at: new Date(), businesses: Number(values.businesses) };

const server = await startBenchServer();
try {
  const { url: smallUrl } = await prepareDatabase(server, Number(values.small));
  const small = openRecording(smallUrl);
  const { url, ownerUrl } = await prepareDatabase(server, Number(values.businesses));
  await warmSite(ownerUrl);
  const reportMachine = watchMachine();
  const large = openRecording(url);
  const site = await startSite(url);
  show("searches", await measureSearches(large.db, site, ownerUrl));
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
  report.machine = reportMachine();
  await Promise.all([small.close(), large.close()]);
} finally {
  await server.stop();
}
mkdirSync("reports", { recursive: true });
writeFileSync("reports/bench-search.json", JSON.stringify(report, null, 2));

/** Each kind of search, one after another, and then by eight clients at once. */
async function measureSearches(db: Db, site: Site, ownerUrl: string) {
  const bare = new Client({ connectionString: ownerUrl });
  // When a measurement throws, the server stops first: that must not hide the error.
  bare.on("error", () => {});
  await bare.connect();
  await bare.query(dropPlainIndex);
  const kinds = await drawQuestions(db, 2 * runs + firstRequests);
  const measured = [];
  const first = kinds.flatMap(({ questions }) => questions.slice(2 * runs));
  for (const { params } of first) await site.search(params);
  for (const { name, questions } of kinds.filter(({ name }) => name.includes(values.only))) {
    const own = await measureKind({ name, questions: questions.slice(0, runs) }, { db, site });
    const perSecond = await countPerSecond(8, questions.slice(runs, 2 * runs), ({ params }) =>
      site.search(params),
    );
    measured.push({ own, perSecond });
  }
  await bare.query(createPlainIndex);
  const rows = [];
  for (const { own, perSecond } of measured) rows.push({ ...(await comparePlain(own, bare)), perSecond });
  await bare.query(dropPlainIndex);
  await bare.end();
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
