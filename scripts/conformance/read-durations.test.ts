import { expect, test } from "vitest";
import { readPlaywrightDurations, readVitestDurations } from "./read-durations.ts";

test("reads how long the files of a Vitest report took", () => {
  const report = {
    testResults: [{ name: `${process.cwd()}/src/a.test.ts`, startTime: 1_000, endTime: 3_500 }],
  };
  expect(readVitestDurations(JSON.stringify(report))).toEqual([{ file: "src/a.test.ts", ms: 2_500 }]);
});

test("adds up the tests of a Playwright file, nested suites included", () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const report = {
    suites: [
      {
        file: "lists.spec.ts",
        specs: [spec(100)],
        suites: [{ file: "lists.spec.ts", specs: [spec(20), spec(3)] }],
      },
    ],
  };
  expect(readPlaywrightDurations(JSON.stringify(report))).toEqual([{ file: "e2e/lists.spec.ts", ms: 123 }]);
});
