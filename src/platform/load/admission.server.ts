import type { Logger } from "pino";
import type { Env } from "#platform/env/read-env.ts";
import { countHere } from "#platform/http/limits/count-here.ts";
import { isWrite } from "#platform/http/request/guard-write.ts";
import { problemResponse } from "#platform/http/response/problem.ts";
import { TooManyReadsError } from "./busy-error.ts";
import { type LaneRule, laneOf } from "./lanes.ts";
import { watchLoopDelay } from "./loop-delay.server.ts";
import { createRenderGate, type RenderGate, type Ticket } from "./render-gate.ts";

// Writes are few and rate limited. They have separate slots, so readers cannot block them.
const writeBounds = { inFlight: 8, inFlightPerNetwork: 4, maxWaiting: 1_000, maxWaitMs: 5_000 };
// Short windows: a network over the limit waits seconds, not a minute.
const readWindowsPerMinute = 6;
const maxWaitingReads = 500;
// Jitter, so that refused clients do not all retry at once.
const minRetrySeconds = 4;
const retrySpread = 8;
const logEveryMs = 10_000;
/**
 * A network that uses more than this share of its pages per minute runs after all others, because few people read that
 * much.
 */
const greedyShare = 0.1;
// Jitter, so that a client with many connections does not retry on all of them at once.
const minHoldMs = 500;
const holdSpreadMs = 1_000;
const maxHeld = 1_000;

/** Why a request is refused: the process is full, or its network requested too many pages. */
export type TurnedAway = "busy" | "too-many";

/** A page that is rendered once and sent to many. */
export type StaticPage = { html: string; headers: Record<string, string> };

/** `isHeld`: the network already has its share, so its refusal is delayed. */
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
  /** What a reader sees while the site is full, after a form, and after too many pages. */
  pages: { busy: StaticPage; busyForm: StaticPage; tooMany: StaticPage };
  /** The clock of the page limit. */
  now?: () => number;
};

export type Admission = ReturnType<typeof createAdmission>;

/** Decides which requests this process accepts, and responds to the others. See decisions 035 and 041. */
export function createAdmission({
  env,
  log,
  headers,
  laneRules,
  isApi,
  pages,
  now = () => Date.now(),
}: Options) {
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

  /** Whether a request would be refused, and why. Checked before any other work. */
  function findRefusal(request: Request, path: string, network: string): Refusal | null {
    const lane = laneOf(laneRules, request, path);
    if (lane === "reads" && !isApi(path) && pageReads.msToWait(network) > 0)
      return { reason: "too-many", isHeld: true };
    if (lane === "free" || !gates[lane].isFull(network)) return null;
    return { reason: "busy", isHeld: gates[lane].hasItsShare(network) };
  }

  /** Delays the refusal of a network that has its share: a client that retries at once would cost more than its pages. */
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
   * Like `admit`, for a page: counts it against the network's pages per minute. This includes unknown paths in a free
   * lane, which render the 404 page.
   */
  async function admitPage<Result>(request: Request, network: string, work: () => Promise<Result>) {
    if (!isWrite(request) && !canRender(network))
      throw new TooManyReadsError("This network asked for too many pages.");
    return runIn(isWrite(request) ? "writes" : "reads", request, network, work);
  }

  /** Counts a page that has to be rendered for this network. */
  const canRender = (network: string) => pageReads.take(network).remaining >= 0;

  /** What the page cache renders through. A network that requested too many pages gets older copies. */
  const pageGate = {
    run: <Result>(work: () => Promise<Result>, ticket: Ticket) => gates.reads.run(work, ticket),
    join: gates.reads.join,
    wouldWait: (network: string) => gates.reads.wouldWait(network) || pageReads.msToWait(network) > 0,
  };

  /** The response to a refused request: no database, no rendering. */
  function refuse(
    request: Request,
    path: string,
    turnedAway: { requestId: string; network: string; reason: TurnedAway },
  ) {
    const { requestId, network, reason } = turnedAway;
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

  function pageFor(request: Request, reason: TurnedAway): StaticPage {
    if (reason === "too-many") return pages.tooMany;
    return isWrite(request) ? pages.busyForm : pages.busy;
  }

  /** Counts a request that `findRefusal` found no room for. */
  function countShed(request: Request, path: string) {
    const lane = laneOf(laneRules, request, path);
    if (lane !== "free") gates[lane].countShed();
  }

  /** A line for each request would cost more than the response. */
  function logRefusal() {
    refused++;
    if (performance.now() - loggedAt < logEveryMs) return;
    loggedAt = performance.now();
    log.warn(
      { refused, tooManyReads, reads: gates.reads.stats(), writes: gates.writes.stats() },
      "shedding load",
    );
  }

  const stats = () => ({
    ...prefixed("reads", { ...gates.reads.stats(), too_many: tooManyReads }),
    ...prefixed("writes", gates.writes.stats()),
    held,
    loop_delay_ms: loopDelayMs(),
  });
  return { gates, pageGate, findRefusal, hold, countShed, admit, admitPage, canRender, refuse, stats };
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

function prefixed(prefix: string, stats: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(stats).map(([name, value]) => [`${prefix}_${name}`, value]));
}
