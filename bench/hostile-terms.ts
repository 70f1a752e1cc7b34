/**
 * What the most awkward searches cost: 2,000 hostile terms, each asked once of everything that takes a term.
 * `npm run bench:terms -- --businesses 5000000 --terms 2000`
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { searchByName } from "#features/directory/exports/search-by-name.server.ts";
import { directoryList } from "#features/directory/input.ts";
import { readDirectory } from "#features/directory/list/read-directory.server.ts";
import { readMap } from "#features/directory/map/read-map.server.ts";
import { suggestBusinesses } from "#features/directory/search/queries/suggest-businesses.server.ts";
import { randomFrom } from "#features/directory/search/search-rows-for-tests.ts";
import { type Db, openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { round } from "./search/measure.ts";
import { prepareDatabase, startBenchServer } from "./search/prepare-database.ts";
import { type HostileTerm, listHostileTerms } from "./terms/list-terms.ts";

const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "5000000" },
    terms: { type: "string", default: "2000" },
    seed: { type: "string", default: "1966" },
    /** A directory that is there and running already, instead of one of our own. */
    url: { type: "string", default: "" },
  },
});
const barMs = 250;
/** The slowest are asked so often again: one slow answer may be the machine's doing. */
const again = 3;
const country = { west: -125, south: 24, east: -66, north: 50 };

/** `cpu` is what database and reader have worked, which other work on the machine does not lengthen (Linux only). */
type Asked = { ask: string; milliseconds: number; cpu: number; term: HostileTerm; outcome: string };
type Ask = (db: Db, term: HostileTerm) => Promise<unknown>;

const asks: Record<string, Ask> = {
  directory: (db, term) => readDirectory(db, directoryList.read(paramsOf(term))),
  map: (db, { search, category, state }) => readMap(db, { term: search, category, state }, country),
  suggestions: (db, { search }) => suggestBusinesses(db, search),
  "name picker": (db, { search }) => searchByName(db, { term: search, limit: 24 }),
};

const server = values.url ? null : await startBenchServer();
try {
  const url = server ? await prepareDatabase(server, Number(values.businesses)) : values.url;
  // Fewer connections than a web process has; a statement that runs into the time limit is an answer too late.
  const pool = openPool(url, { max: 4 });
  const backends = new Set<number>();
  pool.on("connect", (client) => backends.add((client as unknown as { processID: number }).processID));
  const terms = listHostileTerms(
    Number(values.terms),
    await listNames(openDatabase(pool)),
    randomFrom(Number(values.seed)),
  );
  // A new handle each time: what is remembered belongs to a handle.
  const time = async (ask: string, term: HostileTerm): Promise<Asked> => {
    const db = openDatabase(pool);
    const workedBefore = readWorked(backends);
    const startedAt = performance.now();
    const outcome = await asks[ask]?.(db, term).then(
      () => "answered",
      (error: Error) => error.message,
    );
    const milliseconds = performance.now() - startedAt;
    return { ask, term, milliseconds, cpu: readWorked(backends) - workedBefore, outcome: outcome ?? "" };
  };
  for (const term of terms.slice(0, 20)) for (const ask of Object.keys(asks)) await time(ask, term);
  const asked: Asked[] = [];
  for (const term of terms) for (const ask of Object.keys(asks)) asked.push(await time(ask, term));
  const slowest = asked.toSorted((a, b) => b.cpu - a.cpu || b.milliseconds - a.milliseconds).slice(0, 10);
  const rows = [];
  for (const one of slowest) {
    const times = [];
    for (let run = 0; run < again; run++) times.push((await time(one.ask, one.term)).milliseconds);
    const median = times.toSorted((a, b) => a - b)[Math.floor(again / 2)] ?? 0;
    const { kind, ...term } = one.term;
    rows.push({
      ...{ ask: one.ask, kind, term: JSON.stringify(term), outcome: one.outcome },
      ...{ once: round(one.milliseconds), cpu: round(one.cpu), median: round(median) },
    });
  }
  const summary = Object.keys(asks).map((ask) => ({
    ask,
    ...spread(asked.filter((one) => one.ask === ask)),
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

function readWorked(backends: ReadonlySet<number>): number {
  const { user, system } = process.cpuUsage();
  const ofBackends = [...backends].map((pid) => {
    const file = `/proc/${pid}/schedstat`;
    return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6 : 0;
  });
  return ofBackends.reduce((sum, milliseconds) => sum + milliseconds, (user + system) / 1e3);
}

function paramsOf({ kind: _kind, ...term }: HostileTerm): URLSearchParams {
  return new URLSearchParams(term);
}

/** From all over the ranking, the same ones at every run. */
async function listNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (select max(position) as last from search.documents) as ranking,
      generate_series(1, last, greatest(1, last / 5000)) as position
    join search.documents using (position) order by position`.execute(db);
  return rows.map(({ name }) => name);
}

function spread(asked: readonly Asked[]) {
  const sorted = asked.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return {
    ...{ asked: asked.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) },
    maxCpu: round(Math.max(...asked.map(({ cpu }) => cpu))),
    tooSlow: sorted.filter((milliseconds) => milliseconds > barMs).length,
    failed: asked.filter(({ outcome }) => outcome !== "answered").length,
  };
}
