/**
 * Recall@10: how many of the ten best documents an engine finds, beside a statement that scores every document that
 * matches. One counts as found if its score is not below that of the tenth, or within 1 % of it: many documents are as
 * good as each other, and nobody can say which of them belongs on the first page. `strict` is without that 1 %. `gain` is
 * the sum of the scores that were found beside the sum of the best ten, where more is better. A document that does not
 * match by that statement never counts, so what an engine finds by other rules is a miss.
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
/** Sums of the same numbers in another order. */
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
  // Some ask for nothing, such as "about": twice as many are drawn.
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
  if (few.length > 0) console.log(`Fewer than ${queriesEach} questions: ${few.join("; ")}.`);
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
  // Distances and times are negative: the less the better.
  const gain = tenth > 0 ? sum(scores) / sum(best) : Number.NaN;
  return { recall: shareFrom(tie), strict: shareFrom(rounding), gain, matching };
}
