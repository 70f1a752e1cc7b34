import type { Logger } from "pino";
import type { Env } from "#platform/env/read-env.ts";
import { TooManyReadsError } from "#platform/http/busy-error.ts";
import { countHere } from "#platform/http/count-here.ts";
import { isWrite } from "#platform/http/guard-write.ts";
import { watchLoopDelay } from "#platform/http/loop-delay.server.ts";
import { problemResponse } from "#platform/http/problem.ts";
import { createRenderGate, type RenderGate, type Ticket } from "#platform/http/render-gate.ts";
import { type LaneRule, laneOf } from "#platform/load/lanes.ts";
import { type BusyPage, busyFormPage, busyPage, tooManyPage } from "./busy-page.ts";

// Writes are few and limited by network. They have places of their own, so readers cannot keep them out.
const writeBounds = { inFlight: 8, inFlightPerNetwork: 4, maxWaiting: 1_000, maxWaitMs: 5_000 };
// Short windows: a network that asked for too much waits for seconds, not for a minute.
const readWindowsPerMinute = 6;
const maxWaitingReads = 500;
// Spread, so that those who were turned away do not come back all at once.
const minRetrySeconds = 4;
const retrySpread = 8;
const logEveryMs = 10_000;
/** A network that asks for this share of the pages it may open in a minute comes after all others: few people read as much. */
const greedyShare = 0.1;
// Spread, so that a client that was refused on many connections does not come back on all of them at once.
const minHoldMs = 500;
const holdSpreadMs = 1_000;
const maxHeld = 1_000;

/** Why a request is turned away: the process is full, or its network asked for too many pages. */
export type TurnedAway = "busy" | "too-many";

/** `isHeld`: the network has more under way than others may have, so it learns of it later. */
type Refusal = { reason: TurnedAway; isHeld: boolean };

type Options = {
  env: Pick<
    Env,
    "RENDERS_IN_FLIGHT" | "RENDERS_PER_NETWORK" | "RENDER_MAX_WAIT_MS" | "PAGE_READS_PER_MINUTE"
  >;
  log: Logger;
  headers: Record<string, string>;
  laneRules: readonly LaneRule[];
  /** Whether the client expects JSON at this path. */
  isApi: (path: string) => boolean;
  /** The clock of the limit of pages. */
  now?: () => number;
};

export type Admission = ReturnType<typeof createAdmission>;

/** Decides which requests this process takes on, and makes the answer for those that it cannot. */
export function createAdmission({ env, log, headers, laneRules, isApi, now = () => Date.now() }: Options) {
  const loopDelayMs = watchLoopDelay();
  const gates: Record<"reads" | "writes", RenderGate> = {
    reads: createRenderGate({
      inFlight: env.RENDERS_IN_FLIGHT,
      inFlightPerNetwork: env.RENDERS_PER_NETWORK,
      asks: countHere({ points: Math.ceil(greedyShare * env.PAGE_READS_PER_MINUTE), seconds: 60, now }),
      maxWaiting: maxWaitingReads,
      maxWaitMs: env.RENDER_MAX_WAIT_MS,
      loopDelayMs,
    }),
    writes: createRenderGate(writeBounds),
  };
  const pageReads = countHere({
    points: Math.ceil(env.PAGE_READS_PER_MINUTE / readWindowsPerMinute),
    seconds: 60 / readWindowsPerMinute,
    now,
  });
  let refused = 0;
  let tooManyReads = 0;
  let held = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  /** Whether a request would be turned away, and why: asked before anything is done for it. */
  function findRefusal(request: Request, path: string, network: string): Refusal | null {
    const lane = laneOf(laneRules, request, path);
    if (lane === "reads" && !isApi(path) && pageReads.msToWait(network) > 0)
      return { reason: "too-many", isHeld: true };
    if (lane === "free" || !gates[lane].isFull(network)) return null;
    return { reason: "busy", isHeld: gates[lane].hasItsShare(network) };
  }

  /**
   * Sends a refusal to a network that asks for more than its share after a while: whoever asks again at once would
   * otherwise keep the process busy with refusals.
   */
  async function hold(refusal: Response): Promise<Response> {
    if (held >= maxHeld) return refusal;
    held++;
    const ms = minHoldMs + Math.random() * holdSpreadMs;
    await new Promise((resolve) => setTimeout(resolve, ms).unref());
    held--;
    return refusal;
  }

  /** Runs the work for a request when it is its turn, unless the client has left by then. */
  function admit<Result>(request: Request, network: string, work: () => Promise<Result>): Promise<Result> {
    const lane = laneOf(laneRules, request, new URL(request.url).pathname);
    return lane === "free" ? work() : runIn(lane, request, network, work);
  }

  function runIn<Result>(
    lane: "reads" | "writes",
    { signal }: Request,
    network: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return gates[lane].run(work, { network, isWanted: () => !signal.aborted });
  }

  /**
   * As `admit`, for a page: one network may have so many rendered in a minute. No page is free: an unknown path in a
   * free lane ends as the page of a 404.
   */
  async function admitPage<Result>(request: Request, network: string, work: () => Promise<Result>) {
    if (!isWrite(request) && !mayRender(network))
      throw new TooManyReadsError("This network asked for too many pages.");
    return runIn(isWrite(request) ? "writes" : "reads", request, network, work);
  }

  /** Counts a page that has to be rendered for this network. */
  const mayRender = (network: string) => pageReads.take(network).remaining >= 0;

  /** What the page cache renders through. A network that asked for too many pages gets older copies. */
  const pageGate = {
    run: <Result>(work: () => Promise<Result>, ticket: Ticket) => gates.reads.run(work, ticket),
    join: gates.reads.join,
    wouldWait: (network: string) => gates.reads.wouldWait(network) || pageReads.msToWait(network) > 0,
  };

  /** The answer for a request that is turned away: no database, no rendering. */
  function refuse(
    request: Request,
    path: string,
    answer: { requestId: string; network: string; reason: TurnedAway },
  ) {
    const { requestId, network, reason } = answer;
    logRefusal();
    const isTooMany = reason === "too-many";
    if (isTooMany) tooManyReads++;
    const seconds = isTooMany
      ? Math.max(1, Math.ceil(pageReads.msToWait(network) / 1_000))
      : minRetrySeconds + (refused % retrySpread);
    const retry = { ...headers, "retry-after": String(seconds) };
    if (isApi(path) || path.endsWith(".data"))
      return problemResponse({ ...(isTooMany ? tooMany : busy), requestId }, retry);
    const { html, headers: own } = pageFor(request, reason);
    return new Response(request.method === "HEAD" ? null : html, {
      status: isTooMany ? 429 : 503,
      headers: { ...retry, ...own, "cache-control": "no-store", "x-request-id": requestId },
    });
  }

  /** Counts a request that `findRefusal` found no room for. */
  function countShed(request: Request, path: string) {
    const lane = laneOf(laneRules, request, path);
    if (lane !== "free") gates[lane].countShed();
  }

  /** A line for each request would cost more than its answer. */
  function logRefusal() {
    refused++;
    if (performance.now() - loggedAt < logEveryMs) return;
    loggedAt = performance.now();
    log.warn(
      { refused, tooManyReads, reads: gates.reads.figures(), writes: gates.writes.figures() },
      "shedding load",
    );
  }

  const figures = () => ({
    ...prefixed("reads", { ...gates.reads.figures(), too_many: tooManyReads }),
    ...prefixed("writes", gates.writes.figures()),
    held,
    loop_delay_ms: loopDelayMs(),
  });
  return { gates, pageGate, findRefusal, hold, countShed, admit, admitPage, mayRender, refuse, figures };
}

const busy = {
  status: 503,
  title: "Busy",
  detail: "More requests are here than we can answer at once. Please try again in a few seconds.",
};

const tooMany = {
  status: 429,
  title: "Too many requests",
  detail: "Your network asks for more pages than we can make for one. Please try again in a few seconds.",
};

function pageFor(request: Request, reason: TurnedAway): BusyPage {
  if (reason === "too-many") return tooManyPage;
  return isWrite(request) ? busyFormPage : busyPage;
}

function prefixed(prefix: string, figures: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${prefix}_${name}`, value]));
}
