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

/** What our own code answers and takes. */
export type Measured = { kind: Kind; row: object; passes: boolean; lists: string[][] };

/**
 * Asks each question once, over HTTP first: whoever comes later finds warmer caches. `counts` is what total, facets and
 * map add to the list.
 */
export async function measureKind(
  kind: Kind,
  { db, site }: { db: Db; site: Pick<Site, "search"> },
): Promise<Measured> {
  const times = { http: [] as number[], list: [] as number[], all: [] as number[] };
  const lists: string[][] = [];
  for (const question of kind.questions) {
    times.http.push(await timeOf(() => site.search(question.params)));
    times.list.push(
      await timeOf(async () => {
        lists.push((await listBusinesses(db, inputOf(question))).items.map(({ id }) => id));
      }),
    );
    times.all.push(await timeOf(() => searchBusinesses(db, inputOf(question))));
  }
  const [http, list, all] = [times.http, times.list, times.all].map(summarize);
  if (!http || !list || !all) throw new Error("Nothing was measured.");
  const counts = round(Math.max(0, all.p50 - list.p50));
  return {
    kind,
    lists,
    row: { name: kind.name, ...http, list: list.p50, counts },
    passes: http.p95 <= barMs,
  };
}

/**
 * The same questions as plain statements; `same` is the share of lists that equal the plain one (others stopped at a
 * bound, and say so). After our own: the index that plain statements need would change how ours are planned.
 */
export async function comparePlain({ kind, lists, row, passes }: Measured, bare: Client) {
  const times = { list: [] as number[], count: [] as number[] };
  let same = 0;
  for (const [number, question] of kind.questions.entries()) {
    const ids = lists[number] ?? [];
    let rows: { id: string }[] = [];
    times.list.push(
      await timeOf(async () => {
        ({ rows } = await bare.query(question.list));
      }),
    );
    times.count.push(await timeOf(() => bare.query(question.count)));
    const plain = rows.slice(0, ids.length).map(({ id }) => id);
    if (ids.join() === plain.join()) same += 1;
  }
  const [list, count] = [summarize(times.list), summarize(times.count)];
  return {
    ...{ ...row, bareList: list.p50, bareListP95: list.p95, bareCount: count.p50 },
    ...{ same: `${same} of ${kind.questions.length}`, barMs, passes },
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
