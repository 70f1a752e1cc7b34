/**
 * Recall@10: the share of the ten best documents that an engine finds, compared with a statement that scores every
 * match. A document counts if its score is at least that of the tenth, minus 1%: documents with nearly equal scores are
 * interchangeable. `strict` drops that tolerance. `gain` is the sum of the found scores divided by the sum of the best
 * ten. Documents that do not match the statement are misses.
 * `npm run bench:recall -- --businesses 5000000 --engine postgres`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Pool } from "pg";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { searchEngineOf } from "#platform/search/search-engine.server.ts";
import { type BenchQuery, sampleOtherKinds, sampleQueries } from "./find/sample-queries.ts";
import { type Exhaustive, resultCount, scoreAll, toSearchQuery } from "./find/score-all.ts";
import { openEngine } from "./search/engine.ts";
import { openRecording, round } from "./search/measure.ts";
import { prepareDatabase, startBenchServer } from "./search/prepare-database.ts";

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "postgres" },
    businesses: { type: "string", default: "5000000" },
    queries: { type: "string", default: "100" },
    only: { type: "string", default: "" },
  },
});
const queriesEach = Number(values.queries);
const bar = 0.95;
const tie = 0.01;
/** Floating-point differences between the two formulas. */
const rounding = 1e-6;

const engine = openEngine(values.engine, Number(values.businesses));
const server = await startBenchServer();
try {
  const { url, ownerUrl } = await prepareDatabase(server, Number(values.businesses));
  const { db, close } = openRecording(url);
  const owner = openDatabase(openPool(ownerUrl, { max: 3, statement_timeout: 0 }));
  await engine.prepare(owner);
  engine.use(db);
  const exhaustive = new Pool({ connectionString: url, max: 1, statement_timeout: 0 });
  exhaustive.on("error", () => {});
  const now = new Date();
  // Twice as many, because queries of stop words such as "about" match nothing.
  const shapes = [
    ...(await sampleQueries(db, 2 * queriesEach)),
    ...(await sampleOtherKinds(db, 2 * queriesEach)),
  ];
  const rows = [];
  for (const { name, queries } of shapes.filter(({ name }) => name.includes(values.only)))
    rows.push({ name, ...(await measureShape(queries)) });
  console.table(rows);
  const mean = rows.reduce((sum, { recall }) => sum + recall, 0) / rows.length;
  console.log(`${engine.name}: mean recall@${resultCount} ${round(mean)}, bar ${bar}.`);
  const few = rows.filter(({ queries }) => queries < queriesEach).map(({ name }) => name);
  if (few.length > 0) console.log(`Fewer than ${queriesEach} queries: ${few.join("; ")}.`);
  if (!(mean >= bar)) process.exitCode = 1;
  mkdirSync("reports", { recursive: true });
  const report = { at: new Date(), engine: engine.name, businesses: Number(values.businesses), rows, mean };
  writeFileSync(`reports/bench-recall-${engine.name}.json`, JSON.stringify(report, null, 2));
  await Promise.all([close(), owner.destroy(), engine.close(), exhaustive.end()]);

  async function measureShape(queries: readonly BenchQuery[]) {
    const recalls: Recall[] = [];
    for (const query of queries) {
      if (recalls.length === queriesEach) break;
      const [group] = await searchEngineOf(db).find(toSearchQuery(query, now));
      const ids = group?.hits.map(({ id }) => id) ?? [];
      const found = await scoreAll(exhaustive, query, now, ids);
      if (found.best.length > 0) recalls.push(recallOf(found));
    }
    const meanOf = (of: (one: Recall) => number) =>
      round(recalls.reduce((sum, one) => sum + of(one), 0) / Math.max(1, recalls.length));
    return {
      queries: recalls.length,
      recall: meanOf(({ recall }) => recall),
      strict: meanOf(({ strict }) => strict),
      gain: meanOf(({ gain }) => gain),
      worst: Math.min(...recalls.map(({ recall }) => recall)),
      matching: meanOf(({ matching }) => matching),
    };
  }
} finally {
  await server.stop();
}

type Recall = { recall: number; strict: number; gain: number; matching: number };

function recallOf({ matching, best, scores }: Exhaustive): Recall {
  const tenth = best.at(-1) ?? 0;
  const shareFrom = (tolerance: number) =>
    scores.filter((score) => score >= tenth - tolerance * Math.abs(tenth)).length / best.length;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  // Distances and times are negative scores, so a ratio makes no sense.
  const gain = tenth > 0 ? sum(scores) / sum(best) : Number.NaN;
  return { recall: shareFrom(tie), strict: shareFrom(rounding), gain, matching };
}
