/**
 * Compares `/directory`, `/search` and suggestions of two built checkouts on the demo data. Requests alternate between
 * them, so a slow machine affects both. Fails if the median of a shape grew by more than 10% and 2 ms.
 * `npm run bench:before-after -- --before ../before --after .`
 */
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { directoryPath } from "#features/directory/input.ts";
import { knownCategories } from "#features/directory/rules.ts";
import { searchSorts } from "#features/directory/search/search-sort.ts";
import { requestsByTheme } from "#features/search/parse/requests-for-tests.ts";
import { stateCodes } from "#platform/geo/us-states.ts";
import { stopProcess } from "#testing/child-process.ts";
import { round, summarize } from "./search/measure.ts";
import { fetchPage } from "./search/start-site.ts";
import { watchMachine } from "./search/watch-machine.ts";

const { values } = parseArgs({
  options: {
    before: { type: "string", default: "../before" },
    after: { type: "string", default: "." },
    runs: { type: "string", default: "200" },
  },
});
const runs = Number(values.runs);
const maxGrowth = 1.1;
const maxGrowthMs = 2;

const texts = [
  ...new Set(
    Object.values(requestsByTheme)
      .flat()
      .map((request) => request.text),
  ),
];
const words = [...new Set(texts.flatMap((text) => text.match(/[a-z]{3,}/g) ?? []))];
const states = Object.keys(stateCodes);
const at = <Item>(list: readonly Item[], number: number) => list[number % list.length] as Item;
/** The first requests of each shape warm up. */
const shapes: Record<string, (number: number) => string> = {
  "search: typical requests": (number) => `/search.data?${new URLSearchParams({ q: at(texts, number * 7) })}`,
  "directory: a word": (number) => dataPath({ search: at(words, number) }),
  "directory: three letters, a state, an order": (number) =>
    dataPath({
      search: at(words, number).slice(0, 3),
      state: at(states, number),
      sort: at(searchSorts, number),
    }),
  "directory: a category, a state, an order": (number) =>
    dataPath({
      category: at(knownCategories, number),
      state: at(states, number),
      sort: at(searchSorts, number),
    }),
  suggestions: (number) =>
    `/search/suggestions?${new URLSearchParams({ q: at(words, number * 3).slice(0, 1 + (number % 6)) })}`,
};
const warmUps = 40;

const reportMachine = watchMachine();
const sites: Awaited<ReturnType<typeof startStack>>[] = [];
try {
  for (const checkout of [values.before, values.after]) sites.push(await startStack(checkout));
  const rows = [];
  for (const [name, pathOf] of Object.entries(shapes)) {
    const times: number[][] = [[], []];
    for (let number = 0; number < warmUps + runs; number++) {
      // Alternates which site goes first.
      for (const turn of [number, number + 1]) {
        const startedAt = performance.now();
        await fetchPage(`${sites[turn % 2]?.origin}${pathOf(number)}`);
        if (number >= warmUps) times[turn % 2]?.push(performance.now() - startedAt);
      }
    }
    const [before, after] = [summarize(times[0] ?? []), summarize(times[1] ?? [])];
    const isSlower = after.p50 > Math.max(before.p50 * maxGrowth, before.p50 + maxGrowthMs);
    rows.push({
      ...{ name, before50: before.p50, after50: after.p50, before95: before.p95, after95: after.p95 },
      ...{
        ratio50: round(after.p50 / before.p50),
        ratio95: round(after.p95 / before.p95),
        passes: !isSlower,
      },
    });
  }
  console.table(rows);
  if (rows.some(({ passes }) => !passes)) process.exitCode = 1;
  mkdirSync("reports", { recursive: true });
  const report = { at: new Date(), runs, rows, machine: reportMachine() };
  writeFileSync("reports/bench-before-after.json", JSON.stringify(report, null, 2));
} finally {
  for (const site of sites) await site.stop();
}

function dataPath(query: Parameters<typeof directoryPath>[0]): string {
  return directoryPath(query).replace("/directory", "/directory.data");
}

/** Starts the built site of a checkout on a separate database, with the code of that checkout. */
async function startStack(checkout: string) {
  const code = `
    const { startStack } = await import("#testing/stack.ts");
    const { openDemoRooms } = await import("./scripts/launch/open-demo-rooms.ts");
    const stack = await startStack();
    await openDemoRooms(stack.ownerUrl);
    console.log("origin " + stack.origin);
    process.once("SIGTERM", () => stack.stop().then(() => process.exit(0)));`;
  const child = spawn("node", ["--input-type=module", "--eval", code], {
    cwd: checkout,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [, found] = /^origin (\S+)$/.exec(line) ?? [];
      if (found) resolve(found);
      else console.log(`${checkout}: ${line}`);
    });
    child.once("exit", () => reject(new Error(`The site of ${checkout} did not start.`)));
  });
  return { origin, stop: () => stopProcess(child) };
}
