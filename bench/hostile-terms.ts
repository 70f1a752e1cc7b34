/**
 * Measures worst-case searches: 2,000 hostile terms, each run once against every query that takes a term.
 * `npm run bench:terms -- --businesses 5000000 --terms 2000`
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { searchByName } from "#features/directory/exports/search-by-name.server.ts";
import { directoryList } from "#features/directory/input.ts";
import { readDirectory } from "#features/directory/list/read-directory.server.ts";
import { readMap } from "#features/directory/map/read-map.server.ts";
import { suggestBusinesses } from "#features/directory/search/queries/suggest-businesses.server.ts";
import { randomFrom } from "#features/directory/search/search-rows-for-tests.ts";
import { type Db, openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { round } from "./search/measure.ts";
import { prepareDatabase, startBenchServer } from "./search/prepare-database.ts";
import { sampleDocuments } from "./search/sample-documents.ts";
import { type HostileTerm, listHostileTerms } from "./terms/list-terms.ts";

const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "5000000" },
    terms: { type: "string", default: "2000" },
    seed: { type: "string", default: "1966" },
    /** An existing database, instead of starting one. */
    url: { type: "string", default: "" },
  },
});
const barMs = 250;
/** The slowest are run again this often, since one slow run may be noise. */
const reruns = 3;
const country = { west: -125, south: 24, east: -66, north: 50 };

/** `cpu` is the CPU time of the database and this process, which other load does not affect (Linux only). */
type Sample = { query: string; milliseconds: number; cpu: number; term: HostileTerm; outcome: string };
type Query = (db: Db, term: HostileTerm) => Promise<unknown>;

const queries: Record<string, Query> = {
  directory: (db, term) => readDirectory(db, directoryList.read(paramsOf(term))),
  map: (db, { search, category, state }) => readMap(db, { term: search, category, state }, country),
  suggestions: (db, { search }) => suggestBusinesses(db, search),
  "name picker": (db, { search }) => searchByName(db, { term: search, limit: 24 }),
};

const server = values.url ? null : await startBenchServer();
try {
  const url = server ? (await prepareDatabase(server, Number(values.businesses))).url : values.url;
  // Fewer connections than a web process. A statement timeout counts as a failure.
  const pool = openPool(url, { max: 4 });
  const backends = new Set<number>();
  pool.on("connect", (client) => backends.add((client as unknown as { processID: number }).processID));
  const terms = listHostileTerms(
    Number(values.terms),
    (await sampleDocuments(openDatabase(pool), "business", 5_000)).map(({ name }) => name),
    randomFrom(Number(values.seed)),
  );
  // A new handle each time, because results are cached per handle.
  const time = async (query: string, term: HostileTerm): Promise<Sample> => {
    const db = openDatabase(pool);
    const cpuBefore = readCpuMs(backends);
    const startedAt = performance.now();
    const outcome = await queries[query]?.(db, term).then(
      () => "answered",
      (error: Error) => error.message,
    );
    const milliseconds = performance.now() - startedAt;
    return { query, term, milliseconds, cpu: readCpuMs(backends) - cpuBefore, outcome: outcome ?? "" };
  };
  for (const term of terms.slice(0, 20)) for (const query of Object.keys(queries)) await time(query, term);
  const samples: Sample[] = [];
  for (const term of terms) for (const query of Object.keys(queries)) samples.push(await time(query, term));
  const slowest = samples.toSorted((a, b) => b.cpu - a.cpu || b.milliseconds - a.milliseconds).slice(0, 10);
  const rows = [];
  for (const one of slowest) {
    const times = [];
    for (let run = 0; run < reruns; run++) times.push((await time(one.query, one.term)).milliseconds);
    const median = times.toSorted((a, b) => a - b)[Math.floor(reruns / 2)] ?? 0;
    const { kind, ...term } = one.term;
    rows.push({
      ...{ query: one.query, kind, term: JSON.stringify(term), outcome: one.outcome },
      ...{ once: round(one.milliseconds), cpu: round(one.cpu), median: round(median) },
    });
  }
  const summary = Object.keys(queries).map((query) => ({
    query,
    ...spread(samples.filter((one) => one.query === query)),
  }));
  console.table(summary);
  console.table(rows);
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/bench-terms.json", JSON.stringify({ at: new Date(), summary, rows }, null, 2));
  if (rows.some(({ median, outcome }) => median > barMs || outcome !== "answered")) process.exitCode = 1;
  await pool.end();
} finally {
  await server?.stop();
}

function readCpuMs(backends: ReadonlySet<number>): number {
  const { user, system } = process.cpuUsage();
  const backendMs = [...backends].map((pid) => {
    const file = `/proc/${pid}/schedstat`;
    return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6 : 0;
  });
  return backendMs.reduce((sum, milliseconds) => sum + milliseconds, (user + system) / 1e3);
}

function paramsOf({ kind: _kind, ...term }: HostileTerm): URLSearchParams {
  return new URLSearchParams(term);
}

function spread(samples: readonly Sample[]) {
  const sorted = samples.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return {
    ...{ runs: samples.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) },
    maxCpu: round(Math.max(...samples.map(({ cpu }) => cpu))),
    tooSlow: sorted.filter((milliseconds) => milliseconds > barMs).length,
    failed: samples.filter(({ outcome }) => outcome !== "answered").length,
  };
}
