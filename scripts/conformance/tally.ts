import type { Checklist } from "./read-checklist.ts";
import { readIds } from "./read-ids.ts";
import type { TestResult } from "./read-reports.ts";

type State = "decided" | "failing" | "untested" | "deferred";

/** Line id to "AREA: reason", where AREA is the area of the page the line depends on. */
export type Deferred = Record<string, string>;

export type Tally = {
  states: Map<string, State>;
  /** Problems with titles or deferred lines. */
  errors: string[];
};

/** Determines the state of every line. A line passes if at least one test with its id passed and none failed. */
export function tally(checklist: Checklist, tests: TestResult[], deferred: Deferred): Tally {
  const errors = checkDeferred(checklist, deferred);
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
    if (failed.has(id)) states.set(id, "failing");
    else if (passed.has(id)) states.set(id, "decided");
    else states.set(id, id in deferred ? "deferred" : "untested");
    if (id in deferred && passed.has(id)) errors.push(`${id} has a passing test: it is no longer deferred.`);
  }
  return { states, errors };
}

/** Counts the states of some lines. */
export function countStates(ids: string[], states: Map<string, State>): Record<State, number> {
  const counts = { decided: 0, failing: 0, untested: 0, deferred: 0 };
  for (const id of ids) counts[states.get(id) ?? "untested"] += 1;
  return counts;
}

/** Lists the lines of the required areas that are failing or untested, each with its state. */
export function findGaps(checklist: Checklist, states: Map<string, State>, required: string[]): string[] {
  return required.flatMap((area) => {
    const ids = checklist.areas.get(area);
    if (!ids) return [`${area} is not an area of the checklist`];
    return ids
      .filter((id) => states.get(id) === "failing" || states.get(id) === "untested")
      .map((id) => `${id} is ${states.get(id)}`);
  });
}

function idsOf(test: TestResult, errors: string[]): string[] {
  try {
    return readIds(test.title);
  } catch (error) {
    errors.push(`The test "${test.title}": ${(error as Error).message}`);
    return [];
  }
}

function checkDeferred(checklist: Checklist, deferred: Deferred): string[] {
  return Object.entries(deferred).flatMap(([id, words]) => {
    const [, area = ""] = /^([A-Z]+): \S/.exec(words) ?? [];
    const errors: string[] = [];
    if (!checklist.lines.has(id)) errors.push(`${id} is deferred, but the checklist does not know it.`);
    if (!checklist.areas.has(area))
      errors.push(`${id} is deferred without "AREA: reason" naming an area of the checklist.`);
    return errors;
  });
}
