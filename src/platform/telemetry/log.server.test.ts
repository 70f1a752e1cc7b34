import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLog } from "./log.server.ts";

const lines: string[] = [];
const destination = { write: (line: string) => void lines.push(line) };
const away = () => Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const read = () => lines.map((line) => JSON.parse(line));

it("logs an outage of the worker's database as one line at its start and one at its end", () => {
  const log = createLog("info", "worker", destination);
  for (let second = 0; second < 24; second++) {
    log.error({ error: away() }, "search changes could not be applied, retrying");
    vi.advanceTimersByTime(1_000);
  }
  log.error({ error: new Error("A bug.") }, "a job failed");
  vi.advanceTimersByTime(60_000);
  expect(read().map(({ msg }) => msg)).toEqual([
    "the database is away; errors are counted until it is back",
    "a job failed",
    "the database is back",
  ]);
  expect(read().at(-1)).toMatchObject({ errors: 24, seconds: 23 });

  log.warn({ error: away() }, "once more");
  expect(read().at(-1).msg).toContain("the database is away");
});

it("logs each request, without a stack while the database is away", () => {
  const log = createLog("info", "web", destination);
  for (const requestId of ["one", "two"]) log.error({ requestId, error: away() }, "request failed");
  log.error({ requestId: "three", error: new Error("A bug.") }, "request failed");
  expect(read().map(({ requestId, error }) => [requestId, error.stack !== undefined])).toEqual([
    ["one", false],
    ["two", false],
    ["three", true],
  ]);
});
