/** An event of a Chromium trace, with the fields used here. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** CPU time of the thread, in microseconds. */
  tdur?: number;
  args?: { beginData?: { url?: string }; elementCount?: number };
};

/** CPU time of a page's main thread. */
export type PaintCost = {
  cpuMs: number;
  /** The part of each task beyond 50 ms, as in Lighthouse's total blocking time. */
  blockingMs: number;
  styleMs: number;
  layoutMs: number;
  /** How often most elements of the page were restyled. */
  wholePageRecalcs: number;
};

const longTaskMs = 50;
/** Pages have about 600 elements; a menu, a card or a form has fewer than this. */
const wholePageElements = 200;

/** Sums up the work of the page's main thread. */
export function readTrace(events: TraceEvent[], url: string): PaintCost {
  const page = events.find(({ name, args }) => name === "ParseHTML" && args?.beginData?.url === url);
  if (!page) throw new Error(`The trace has no page at ${url}.`);
  const own = events.filter(({ pid, tid, ph }) => pid === page.pid && tid === page.tid && ph === "X");
  const named = (name: string) => own.filter((event) => event.name === name);
  const cpuMs = (list: TraceEvent[]) => list.reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0);
  const tasks = named("ThreadControllerImpl::RunTask");
  if (tasks.length === 0) throw new Error("The trace has no tasks: Chromium may have renamed them.");
  const styles = named("UpdateLayoutTree");
  return {
    cpuMs: cpuMs(tasks),
    blockingMs: tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1_000 - longTaskMs), 0),
    styleMs: cpuMs(styles),
    layoutMs: cpuMs(named("Layout")),
    wholePageRecalcs: styles.filter(({ args }) => (args?.elementCount ?? 0) > wholePageElements).length,
  };
}
