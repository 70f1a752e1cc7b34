import type { Client } from "pg";
import { directoryList } from "#features/directory/input.ts";
import { listBusinesses } from "#features/directory/search/queries/list-businesses.server.ts";
import { searchBusinesses } from "#features/directory/search/queries/search-businesses.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { round, summarize } from "./measure.ts";
import type { Kind, Question } from "./questions.ts";
import type { Site } from "./start-site.ts";

/** What a search may take over HTTP: page, total, facets and map, rendered and compressed. */
const barMs = 60;

type Measured = { db: Db; bare: Client; site: Site };

/**
 * Asks each question once, over HTTP first: whoever comes later finds warmer caches. `counts` is what total, facets and
 * map add to the list; `same` the share of lists that equal the plain one (others stopped at a bound, and say so).
 */
export async function measureKind({ name, questions }: Kind, { db, bare, site }: Measured) {
  const times = { http: [] as number[], list: [] as number[], all: [] as number[], bareList: [] as number[] };
  const bareCount: number[] = [];
  let same = 0;
  for (const question of questions) {
    times.http.push(await timeOf(() => site.search(question.params)));
    let ids: string[] = [];
    times.list.push(
      await timeOf(async () => {
        ids = (await listBusinesses(db, inputOf(question))).items.map(({ id }) => id);
      }),
    );
    times.all.push(await timeOf(() => searchBusinesses(db, inputOf(question))));
    let rows: { id: string }[] = [];
    times.bareList.push(
      await timeOf(async () => {
        ({ rows } = await bare.query(question.list));
      }),
    );
    bareCount.push(await timeOf(() => bare.query(question.count)));
    if (
      ids.join() ===
      rows
        .slice(0, ids.length)
        .map(({ id }) => id)
        .join()
    )
      same += 1;
  }
  const [http, list, all] = [times.http, times.list, times.all].map(summarize);
  if (!http || !list || !all) throw new Error("Nothing was measured.");
  return {
    ...{ name, ...http, list: list.p50, counts: round(Math.max(0, all.p50 - list.p50)) },
    ...{ bareList: summarize(times.bareList).p50, bareListP95: summarize(times.bareList).p95 },
    ...{ bareCount: summarize(bareCount).p50, same: `${same} of ${questions.length}` },
    ...{ barMs, passes: http.p95 <= barMs },
  };
}

function inputOf({ params }: Question) {
  const { search: term, category, state, sort } = directoryList.read(params);
  return { term, sort, category: category || undefined, state: state || undefined };
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}
