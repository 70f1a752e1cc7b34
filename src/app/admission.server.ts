import type { Logger } from "pino";
import { webhookPath } from "#features/checkout/webhook.server.ts";
import type { Env } from "#platform/env/read-env.ts";
import { isWrite } from "#platform/http/guard-write.ts";
import { watchLoopDelay } from "#platform/http/loop-delay.server.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { createRenderGate, type RenderGate } from "#platform/http/render-gate.ts";
import { isApiPath } from "./api-path.ts";
import { busyFormPage, busyPage } from "./busy-page.ts";

/** Where a request waits for its turn. `free` ones never wait, and are never turned away. */
type Lane = "reads" | "writes" | "free";
type LaneRule = { of: "reads" | "writes" | "all"; path: RegExp; lane: Lane };

/** The first line that fits decides. */
const laneRules: readonly LaneRule[] = [
  // Whoever watches the site has to see that a busy process is alive.
  { of: "all", path: /^\/(?:livez|readyz|metrics)$/, lane: "free" },
  // What was paid: a signature is verified, one row inserted.
  { of: "all", path: new RegExp(`^${webhookPath}$`), lane: "free" },
  // Bounded by themselves: orders and uploads by their queues, pictures by their caches and the drawing thread.
  { of: "writes", path: /^\/api\/store\/[^/]+\/checkout$|^\/uploads\//, lane: "free" },
  { of: "reads", path: /^\/(?:cloth|files)\/|\/card\.png$/, lane: "free" },
  // Somebody signs in, pays or has written something: turning a reader away loses less.
  { of: "writes", path: /^/, lane: "writes" },
  { of: "reads", path: /^/, lane: "reads" },
];

// Writes are few and limited by network. They have places of their own, so readers cannot keep them out.
const writeBounds = { inFlight: 8, maxWaiting: 1_000, maxWaitMs: 5_000 };
const maxWaitingReads = 500;
// Spread, so that those who were turned away do not come back all at once.
const minRetrySeconds = 4;
const retrySpread = 8;
const logEveryMs = 10_000;

type Options = {
  env: Pick<Env, "RENDERS_IN_FLIGHT" | "RENDER_MAX_WAIT_MS">;
  log: Logger;
  headers: Record<string, string>;
};

export type Admission = ReturnType<typeof createAdmission>;

/** Decides which requests this process takes on, and makes the answer for those that it cannot. */
export function createAdmission({ env, log, headers }: Options) {
  const loopDelayMs = watchLoopDelay();
  const gates: Record<"reads" | "writes", RenderGate> = {
    reads: createRenderGate({
      inFlight: env.RENDERS_IN_FLIGHT,
      maxWaiting: maxWaitingReads,
      maxWaitMs: env.RENDER_MAX_WAIT_MS,
      loopDelayMs,
    }),
    writes: createRenderGate(writeBounds),
  };
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  /** Whether a request would be turned away: asked before anything is done for it. */
  function isFull(request: Request, path: string): boolean {
    // Most of the time there is room, and nothing has to be looked up.
    if (!gates.reads.wouldWait() && !gates.writes.wouldWait()) return false;
    const lane = laneOf(request, path);
    return lane !== "free" && gates[lane].isFull();
  }

  /** Runs the work for a request when it is its turn, unless the client has left by then. */
  function admit<Result>(request: Request, work: () => Promise<Result>): Promise<Result> {
    const lane = laneOf(request, new URL(request.url).pathname);
    const { signal } = request;
    return lane === "free" ? work() : gates[lane].run(work, () => !signal.aborted);
  }

  /** The answer for a request that is turned away: no database, no rendering. */
  function refuse(request: Request, path: string, requestId: string): Response {
    logRefusal();
    const seconds = minRetrySeconds + (refused % retrySpread);
    const retry = { ...headers, "retry-after": String(seconds) };
    if (isApiPath(path) || path.endsWith(".data")) return problemResponse({ ...busy, requestId }, retry);
    const { html, headers: own } = isWrite(request) ? busyFormPage : busyPage;
    return new Response(request.method === "HEAD" ? null : html, {
      status: 503,
      headers: { ...retry, ...own, "cache-control": "no-store", "x-request-id": requestId },
    });
  }

  /** Counts a request that `isFull` turned away. */
  function countShed(request: Request, path: string) {
    const lane = laneOf(request, path);
    if (lane !== "free") gates[lane].countShed();
  }

  /** A line for each request would cost more than its answer. */
  function logRefusal() {
    refused++;
    if (performance.now() - loggedAt < logEveryMs) return;
    loggedAt = performance.now();
    log.warn({ refused, reads: gates.reads.figures(), writes: gates.writes.figures() }, "shedding load");
  }

  const figures = () => ({
    ...prefixed("reads", gates.reads.figures()),
    ...prefixed("writes", gates.writes.figures()),
    loop_delay_ms: loopDelayMs(),
  });
  return { gates, isFull, countShed, admit, refuse, figures };
}

const busy = {
  status: 503,
  title: "Busy",
  detail: "More requests are here than we can answer at once. Please try again in a few seconds.",
};

/** Which lane a request takes, by its method and path. */
export function laneOf(request: Request, path: string): Lane {
  const kind = isWrite(request) ? "writes" : "reads";
  return (
    laneRules.find(({ of, path: pattern }) => (of === "all" || of === kind) && pattern.test(path))?.lane ??
    kind
  );
}

function prefixed(prefix: string, figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${prefix}_${name}`, value]));
}
