/**
 * Latency of the search of the whole site and of its suggestions, each request different from all others, over HTTP and
 * without it, beside an independent statement for the list of businesses alone; then with eight clients. Needs a build.
 * `npm run bench:find -- --businesses 5000000 --events 500000 --artists 200000 --products 200000`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { searchAll } from "#features/search/queries/search-all.server.ts";
import { suggest } from "#features/search/queries/suggest.server.ts";
import { askBare, limitBare } from "./find/bare-list.ts";
import { drawKeystrokes, drawQuestions, type Question } from "./find/draw-questions.ts";
import { fillSite } from "./find/fill-site.ts";
import { countPerSecond, openRecording, round } from "./search/measure.ts";
import { startBenchServer } from "./search/prepare-database.ts";
import { startSite } from "./search/start-site.ts";
import { warmSite } from "./search/warm-site.ts";
import { watchMachine } from "./search/watch-machine.ts";

const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "5000000" },
    events: { type: "string", default: "500000" },
    artists: { type: "string", default: "200000" },
    products: { type: "string", default: "200000" },
    runs: { type: "string", default: "100" },
    only: { type: "string", default: "" },
    /** Without HTTP, so without a build. */
    direct: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const suggestionBar = 25;
/** Of each way and form. */
const warmUps = 20;
/** Requests of each form that a fresh web process answers before anything is measured. */
const firstRequests = 50;
const measured = 2 * runs + warmUps;
/** Plain statements may take a second each. */
const bareRuns = 50;
const sizes = {
  ...{ businesses: Number(values.businesses), events: Number(values.events) },
  ...{ artists: Number(values.artists), products: Number(values.products) },
};

const server = await startBenchServer();
try {
  const { url, ownerUrl } = await fillSite(server, sizes);
  await warmSite(ownerUrl);
  const reportMachine = watchMachine();
  const recording = openRecording(url);
  const { db, bare, take } = recording;
  limitBare(bare);
  const site = values.direct ? null : await startSite(url);
  const now = new Date();
  const rows = [];
  const shapes = await drawQuestions(db, measured + runs + firstRequests + bareRuns);
  const first = shapes.flatMap(({ questions }) => questions.slice(measured + runs, -bareRuns));
  for (const question of first) await site?.get(pathOf(question));
  const chosen = shapes.filter(({ name }) => name.includes(values.only));
  const direct = ({ reading, point }: Question) => searchAll(db, reading, { now, point });
  const http = site && ((question: Question) => site.get(pathOf(question)));
  for (const { name, barMs, questions } of chosen) {
    const ways = { ...(http && { http }), direct };
    rows.push({ name, ...(await measure(ways, questions.slice(0, measured))), ...slowestOf(take()), barMs });
  }
  const typed = await drawKeystrokes(db, measured);
  if ("suggestions".includes(values.only))
    rows.push({
      name: "suggestions",
      ...(await measure(
        {
          ...(site && {
            http: (text: string) => site.get(`/search/suggestions?${new URLSearchParams({ q: text })}`),
          }),
          direct: (text: string) => suggest(db, text, now),
        },
        typed,
      )),
      ...slowestOf(take()),
      barMs: suggestionBar,
    });
  const unasked = shapes.flatMap(({ questions }) => questions.slice(measured, measured + runs));
  const perSecond = await countPerSecond<Question>(8, unasked, http ?? direct);
  // Last: plain statements read so much that they push out of memory what the others need.
  const plain = new Map<string, Timings>();
  for (const { name, questions } of chosen)
    plain.set(
      name,
      await measure({ bare: (question) => askBare(bare, question) }, questions.slice(-bareRuns)),
    );
  const judged = rows.map((row) => ({
    ...row,
    ...plain.get(row.name),
    passes: (row.http95 ?? row.direct95 ?? 0) <= row.barMs,
  }));
  console.table(judged);
  console.log(`8 clients: ${perSecond} requests/s.`);
  const machine = reportMachine();
  mkdirSync("reports", { recursive: true });
  const report = { at: new Date(), ...sizes, rows: judged, perSecond, machine };
  writeFileSync("reports/bench-find.json", JSON.stringify(report, null, 2));
  if (judged.some(({ passes }) => !passes)) process.exitCode = 1;
  await site?.stop();
  await recording.close();
} finally {
  await server.stop();
}

type Timings = Partial<Record<`${"http" | "direct" | "bare"}${50 | 95 | 99}`, number>>;

/** Every way answers its own share of the questions in turn, so that no way warms the cache for another. */
async function measure<Asked>(
  ways: Partial<Record<"http" | "direct" | "bare", (asked: Asked) => Promise<unknown>>>,
  questions: readonly Asked[],
): Promise<Timings> {
  const names = Object.keys(ways) as (keyof typeof ways)[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (const [turn, question] of questions.entries()) {
    const name = names[turn % names.length];
    const run = name && ways[name];
    if (!run) continue;
    const startedAt = performance.now();
    await run(question);
    if (turn >= warmUps) times.get(name)?.push(performance.now() - startedAt);
  }
  return Object.fromEntries(
    names.flatMap((name) => {
      const sorted = (times.get(name) ?? []).toSorted((a, b) => a - b);
      const at = (share: number) =>
        round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
      return [50, 95, 99].map((share) => [`${name}${share}`, at(share / 100)]);
    }),
  );
}

function slowestOf(statements: readonly { milliseconds: number }[]) {
  return { slowestStatement: round(Math.max(0, ...statements.map(({ milliseconds }) => milliseconds))) };
}

function pathOf({ typed, point }: Question): string {
  const near = point ? { lat: String(point.latitude), lng: String(point.longitude) } : {};
  return `/search.data?${new URLSearchParams({ q: typed, ...near })}`;
}
