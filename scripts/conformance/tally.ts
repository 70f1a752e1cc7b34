import type { Checklist } from "./read-checklist.ts";
import { readIds } from "./read-ids.ts";
import type { TestResult } from "./read-reports.ts";

type State = "decided" | "failing" | "untested";

export type Tally = {
  states: Map<string, State>;
  /** Titles that cannot be parsed, or that name unknown lines. */
  errors: string[];
};

/** Determines the state of every line. A line passes if at least one test with its id passed and none failed. */
export function tally(checklist: Checklist, tests: TestResult[]): Tally {
  const errors: string[] = [];
  const passed = new Set<string>();
  const failed = new Set<string>();
  for (const test of tests) {
    for (const id of idsOf(test, errors)) {
      if (!checklist.lines.has(id))
        errors.push(`The test "${test.title}" names ${id}, which the checklist does not know.`);
      if (test.outcome === "passed") passed.add(id);
      if (test.outcome === "failed") failed.add(id);
    }
  }

  const states = new Map<string, State>();
  for (const id of checklist.lines) {
    states.set(id, failed.has(id) ? "failing" : passed.has(id) ? "decided" : "untested");
  }
  return { states, errors };
}

/** Counts the states of some lines. */
export function countStates(ids: string[], states: Map<string, State>): Record<State, number> {
  const counts = { decided: 0, failing: 0, untested: 0 };
  for (const id of ids) counts[states.get(id) ?? "untested"] += 1;
  return counts;
}

/** Lists the lines that are failing or untested, each with its state. */
export function findGaps(ids: string[], states: Map<string, State>): string[] {
  return ids.filter((id) => states.get(id) !== "decided").map((id) => `${id} is ${states.get(id)}`);
}

function idsOf(test: TestResult, errors: string[]): string[] {
  try {
    return readIds(test.title);
  } catch (error) {
    errors.push(`The test "${test.title}": ${(error as Error).message}`);
    return [];
  }
}
