import { describe, expect, it } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./read-reports.ts";

const vitestFile = (status: string, ...statuses: string[]) => ({
  name: "login.test.ts",
  status,
  assertionResults: statuses.map((each) => ({
    ancestorTitles: ["login"],
    title: `is ${each}`,
    status: each,
  })),
});

describe("reading Vitest's report", () => {
  it("joins titles and recognizes passed, failed and skipped", () => {
    const json = JSON.stringify({
      testResults: [vitestFile("failed", "passed", "failed", "pending", "todo")],
    });
    expect(readVitestReport(json)).toEqual([
      { title: "login › is passed", outcome: "passed" },
      { title: "login › is failed", outcome: "failed" },
      { title: "login › is pending", outcome: "skipped" },
      { title: "login › is todo", outcome: "skipped" },
    ]);
  });

  it("counts a file that failed to load as a failure", () => {
    const json = JSON.stringify({ testResults: [vitestFile("failed")] });
    expect(readVitestReport(json)).toEqual([{ title: "login.test.ts", outcome: "failed" }]);
  });
});

describe("reading Playwright's report", () => {
  const spec = (title: string, status: string, last = "passed") => ({
    title,
    tests: [{ status, results: [{ status: last }] }],
  });
  const read = (...specs: ReturnType<typeof spec>[]) =>
    readPlaywrightReport(
      JSON.stringify({ suites: [{ title: "auth.spec.ts", suites: [{ title: "login", specs }] }] }),
    );

  it("joins the titles of nested groups", () => {
    expect(read(spec("[AUTH-01] is public", "expected"))).toEqual([
      { title: "auth.spec.ts › login › [AUTH-01] is public", outcome: "passed" },
    ]);
  });

  it.each([
    ["expected", "passed", "passed"],
    ["expected", "failed", "failed"],
    ["unexpected", "failed", "failed"],
    ["flaky", "passed", "failed"],
    ["skipped", "skipped", "skipped"],
  ])("maps status %s with last result %s to %s", (status, last, outcome) => {
    expect(read(spec("a", status, last)).map((test) => test.outcome)).toEqual([outcome]);
  });

  it("counts an error outside of all tests as a failure", () => {
    const json = JSON.stringify({ suites: [], errors: [{ message: "The server did not start." }] });
    expect(readPlaywrightReport(json)).toEqual([{ title: "The server did not start.", outcome: "failed" }]);
  });
});
