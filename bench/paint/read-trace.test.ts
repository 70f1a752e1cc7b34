import { expect, it } from "vitest";
import { readTrace, type TraceEvent } from "./read-trace.ts";

const url = "http://127.0.0.1:3000/events";
const task = "ThreadControllerImpl::RunTask";
const event = (name: string, ms: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: "X",
  pid: 1,
  tid: 1,
  tdur: ms * 1_000,
  ...rest,
});
const start = event("ParseHTML", 5, { args: { beginData: { url } } });

it("sums the CPU time of the page's main thread", () => {
  const trace = [
    start,
    event(task, 30),
    event(task, 80),
    event(task, 150),
    event("UpdateLayoutTree", 12, { args: { elementCount: 600 } }),
    event("UpdateLayoutTree", 3, { args: { elementCount: 40 } }),
    event("Layout", 9),
  ];
  expect(readTrace(trace, url)).toEqual({
    cpuMs: 260,
    blockingMs: 130,
    styleMs: 15,
    layoutMs: 9,
    wholePageRecalcs: 1,
  });
});

it("ignores other processes and threads of the browser", () => {
  const trace = [start, event(task, 30), event(task, 200, { pid: 2 }), event(task, 200, { tid: 7 })];
  expect(readTrace(trace, url).cpuMs).toBe(30);
});

it("rejects a trace without the page or its tasks", () => {
  expect(() => readTrace([event(task, 30)], url)).toThrow("has no page");
  expect(() => readTrace([start], url)).toThrow("has no tasks");
});
