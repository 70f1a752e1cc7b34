/** Prints the twenty slowest test files of the last runs, in seconds of test time. */
import { globSync, readFileSync } from "node:fs";
import { readPlaywrightDurations, readVitestDurations } from "./conformance/read-durations.ts";

const shown = 20;
const seconds = new Map<string, number>();
for (const [pattern, read] of [
  ["reports/vitest*.json", readVitestDurations],
  ["reports/playwright*.json", readPlaywrightDurations],
] as const)
  for (const report of globSync(pattern))
    for (const { file, ms } of read(readFileSync(report, "utf8")))
      seconds.set(file, (seconds.get(file) ?? 0) + ms / 1_000);

const slowest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, shown);
const total = [...seconds.values()].reduce((sum, one) => sum + one, 0);
console.log(`\nThe ${slowest.length} slowest of ${seconds.size} test files (${total.toFixed(0)} s in all):`);
for (const [file, time] of slowest) console.log(`${time.toFixed(1).padStart(7)} s  ${file}`);
