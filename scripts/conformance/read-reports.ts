export type Outcome = "passed" | "failed" | "skipped";

export type TestResult = {
  /** The titles of its suites and its own title, joined. */
  title: string;
  outcome: Outcome;
};

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  specs?: { title: string; tests: { status: string; results: { status: string }[] }[] }[];
  suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
};

/** Reads Vitest's JSON report. A file that failed to load counts as one failed test. */
export function readVitestReport(json: string): TestResult[] {
  const report = JSON.parse(json) as VitestReport;
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map((test) => ({
      title: [...test.ancestorTitles, test.title].join(" › "),
      outcome: vitestOutcome(test.status),
    }));
    const isBroken = file.status === "failed" && tests.every((test) => test.outcome !== "failed");
    return isBroken ? [...tests, { title: file.name, outcome: "failed" as const }] : tests;
  });
}

/** Reads Playwright's JSON report. An error outside of tests counts as one failed test. */
export function readPlaywrightReport(json: string): TestResult[] {
  const report = JSON.parse(json) as PlaywrightReport;
  const outside = (report.errors ?? []).map((error) => ({
    title: error.message ?? "An error outside of all tests",
    outcome: "failed" as const,
  }));
  return [...report.suites.flatMap((suite) => readSuite(suite, [])), ...outside];
}

function vitestOutcome(status: string): Outcome {
  if (status === "passed" || status === "failed") return status;
  return "skipped";
}

function readSuite(suite: PlaywrightSuite, parents: string[]): TestResult[] {
  const titles = [...parents, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: [...titles, spec.title].join(" › "),
      outcome: playwrightOutcome(test),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => readSuite(inner, titles))];
}

/** A test that passed only on retry, or that was expected to fail, counts as failed. */
function playwrightOutcome(test: { status: string; results: { status: string }[] }): Outcome {
  if (test.status === "skipped") return "skipped";
  return test.status === "expected" && test.results.at(-1)?.status === "passed" ? "passed" : "failed";
}
