import { globSync, readFileSync } from "node:fs";
import { readPlaywrightReport, readVitestReport, type TestResult } from "./read-reports.ts";

/** Loads all tests of the last Vitest and Playwright runs. `missing` lists the runners without a report. */
export function loadTests(): { tests: TestResult[]; missing: string[] } {
  const vitest = load("reports/vitest*.json", readVitestReport);
  const playwright = load("reports/playwright*.json", readPlaywrightReport);
  const missing: string[] = [];
  if (vitest.length === 0) missing.push("reports/vitest.json (npm test)");
  if (playwright.length === 0) missing.push("reports/playwright.json (npm run test:e2e)");
  return { tests: [...vitest, ...playwright], missing };
}

function load(pattern: string, read: (json: string) => TestResult[]): TestResult[] {
  return globSync(pattern).flatMap((file) => read(readFileSync(file, "utf8")));
}
