import { relative } from "node:path";

export type FileDuration = { file: string; ms: number };

type VitestReport = {
  testResults: { name: string; startTime: number; endTime: number }[];
};

type PlaywrightSuite = {
  file: string;
  specs?: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
};

/** Reads from Vitest's JSON report how long each file's tests took, without imports and `beforeAll`. */
export function readVitestDurations(json: string): FileDuration[] {
  const { testResults } = JSON.parse(json) as VitestReport;
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    ms: endTime - startTime,
  }));
}

/** Reads from Playwright's JSON report how long the tests of each file took, one after the other. */
export function readPlaywrightDurations(json: string): FileDuration[] {
  const { suites } = JSON.parse(json) as { suites: PlaywrightSuite[] };
  return suites.map((suite) => ({ file: `e2e/${suite.file}`, ms: durationOf(suite) }));
}

function durationOf({ specs = [], suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own.map(({ duration }) => duration), ...suites.map(durationOf)].reduce((sum, ms) => sum + ms, 0);
}
