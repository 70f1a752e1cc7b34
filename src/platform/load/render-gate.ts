import { LRUCache } from "lru-cache";
import type { countHere } from "#platform/http/limits/count-here.ts";
import { BusyError, ClientLeftError } from "./busy-error.ts";

type Options = {
  /** Maximum number of concurrent renders. */
  inFlight: number;
  /** Maximum per network. */
  inFlightPerNetwork?: number;
  /** Maximum number of waiting requests. */
  maxWaiting: number;
  /** Maximum wait, both expected and actual. */
  maxWaitMs: number;
  /** Counts renders per network. A network over its points is greedy: it runs only while no other does, and rests. */
  asks?: Asks;
  /** Event-loop lag, which delays every response. */
  loopDelayMs?: () => number;
  now?: () => number;
};

const restOf = (tookMs: number) => Math.min(restFactor * tookMs, maxRestMs);

type Asks = Pick<ReturnType<typeof countHere>, "take">;

/** Who the work is for, and whether a client still waits for it. */
export type Ticket = { network: string; isWanted: () => boolean };
type Waiting = {
  /** When it started to wait, not counting its network's rest. */
  since: number;
  ticket: Ticket;
  /** Called with the network whose slot it takes. */
  start: (network: string) => void;
  refuse: (error: Error) => void;
};

export type RenderGate = ReturnType<typeof createRenderGate>;

/** The newest service time counts for a tenth of the average. */
const newestShare = 0.1;
/** A greedy network rests after each render: others would wait for the end of its next one. */
const restFactor = 20;
const maxRestMs = 2_000;
/** How long a network stays greedy after its last excess. */
const greedyForMs = 60_000;
const maxGreedy = 10_000;

/**
 * Admission control for renders: a bounded number runs at once, and a queue holds what can probably start in time. The
 * slower the work, the shorter the queue. Networks take turns: the next slot goes to the one with the fewest, and the
 * one with the most is shed first.
 */
export function createRenderGate({
  inFlight: limit,
  inFlightPerNetwork: share = limit,
  maxWaiting,
  maxWaitMs,
  asks,
  loopDelayMs = () => 0,
  now = () => performance.now(),
}: Options) {
  /** Sorted by `since`. */
  const queue: Waiting[] = [];
  const running = new Map<string, number>();
  /** When the rest of a greedy network ends. */
  const resting = new Map<string, number>();
  const greedyUntil = new LRUCache<string, number>({ max: maxGreedy });
  const counts = { admitted: 0, shed: 0, left: 0 };
  let inFlight = 0;
  let serviceMs = 0;
  let isTimed = false;

  const runningOf = (network: string) => running.get(network) ?? 0;
  const isGreedy = (network: string) => (greedyUntil.get(network) ?? 0) > now();
  /** Lower runs sooner. */
  const rankOf = (network: string) => (isGreedy(network) ? limit : runningOf(network));
  /** How many slots a network can hold now. */
  function shareOf(network: string): number {
    if (!isGreedy(network)) return share;
    return resting.has(network) || inFlight > runningOf(network) ? 0 : 1;
  }
  const hasItsShare = (network: string) => runningOf(network) >= shareOf(network);
  const wouldWait = (network: string) => inFlight >= limit || hasItsShare(network);
  /** Under load, refusals are delayed by event-loop lag. */
  const isLate = ({ since }: Waiting) => now() - since + loopDelayMs() >= maxWaitMs;
  const isOverfull = (network: string) =>
    expectedWaitMs(network) > maxWaitMs || (queue.length >= maxWaiting && findCrowd(network) === undefined);

  /** Little's law: each place ahead costs the mean time between two finished renders. */
  function expectedWaitMs(network: string): number {
    const waiting = countWaiting();
    const own = waiting.get(network) ?? 0;
    let ahead = 0;
    for (const count of waiting.values()) ahead += Math.min(count, own + 1);
    // A client that asks for one page after another is slowed by the rest, not refused.
    const ownMs = isGreedy(network)
      ? serviceMs + own * (serviceMs + restOf(serviceMs))
      : ((own + 1) * serviceMs) / share;
    return Math.max((serviceMs * (ahead + 1)) / limit, ownMs) + loopDelayMs();
  }

  function countWaiting(): Map<string, number> {
    const waiting = new Map<string, number>();
    for (const { ticket } of queue) waiting.set(ticket.network, (waiting.get(ticket.network) ?? 0) + 1);
    return waiting;
  }

  /** The network with the most slots and queued requests, if one of them should go to this network instead. */
  function findCrowd(network: string): string | undefined {
    const waiting = countWaiting();
    const placesOf = (one: string) => runningOf(one) + (waiting.get(one) ?? 0);
    let most = placesOf(network) + 1;
    let crowd: string | undefined;
    for (const one of waiting.keys()) {
      if (placesOf(one) <= most) continue;
      most = placesOf(one);
      crowd = one;
    }
    return crowd;
  }

  /** Whether a new request from this network would be refused. */
  function isFull(network: string): boolean {
    if (!wouldWait(network) || !isOverfull(network)) return false;
    removeLeft();
    return isOverfull(network);
  }

  function removeLeft() {
    for (let place = queue.length - 1; place >= 0; place--) {
      const one = queue[place];
      if (!one || one.ticket.isWanted()) continue;
      queue.splice(place, 1);
      refuseLeft(one);
    }
  }

  function refuseLeft({ refuse }: Waiting) {
    counts.left++;
    refuse(new ClientLeftError("The client left."));
  }

  function shed(): BusyError {
    counts.shed++;
    return new BusyError("Too much is waiting to be rendered.");
  }

  function wait(ticket: Ticket): Promise<string> {
    const crowd = queue.length >= maxWaiting ? findCrowd(ticket.network) : undefined;
    const place = queue.findLastIndex((one) => one.ticket.network === crowd);
    if (place >= 0) queue.splice(place, 1)[0]?.refuse(shed());
    return new Promise((start, refuse) => {
      enqueue({ since: now(), ticket, start, refuse });
      if (!isTimed) refuseLate();
    });
  }

  function enqueue(one: Waiting) {
    one.since = Math.max(one.since, resting.get(one.ticket.network) ?? 0);
    queue.splice(queue.findLastIndex(({ since }) => since <= one.since) + 1, 0, one);
  }

  /** One timer for the queue: the oldest request is late first. */
  function refuseLate() {
    while (queue[0] && isLate(queue[0])) queue.shift()?.refuse(shed());
    const [first] = queue;
    isTimed = first !== undefined;
    if (first) setTimeout(refuseLate, Math.max(1, first.since + maxWaitMs - loopDelayMs() - now())).unref();
  }

  function startNext() {
    for (let next = takeNext(); next; next = takeNext()) {
      if (!next.ticket.isWanted()) refuseLeft(next);
      // After a blocked turn, this runs before the timer.
      else if (isLate(next)) next.refuse(shed());
      else {
        next.start(enter(next.ticket.network));
      }
    }
  }

  /** Dequeues the first request of the network with the fewest slots; greedy networks come last. */
  function takeNext(): Waiting | undefined {
    if (inFlight >= limit) return undefined;
    let best = Number.POSITIVE_INFINITY;
    let place = -1;
    for (let index = 0; index < queue.length && best > 0; index++) {
      const { network } = queue[index]?.ticket ?? { network: "" };
      const rank = rankOf(network);
      if (rank >= best || hasItsShare(network)) continue;
      best = rank;
      place = index;
    }
    return place < 0 ? undefined : queue.splice(place, 1)[0];
  }

  function enter(network: string): string {
    inFlight++;
    running.set(network, runningOf(network) + 1);
    return network;
  }

  function leave(network: string, tookMs: number) {
    inFlight--;
    if (isGreedy(network)) rest(network, restOf(tookMs));
    const left = runningOf(network) - 1;
    if (left > 0) running.set(network, left);
    else running.delete(network);
    startNext();
  }

  function rest(network: string, ms: number) {
    resting.set(network, now() + ms);
    const own = queue.filter(({ ticket }) => ticket.network === network);
    for (const one of own) {
      queue.splice(queue.indexOf(one), 1);
      enqueue(one);
    }
    setTimeout(() => {
      resting.delete(network);
      startNext();
    }, ms).unref();
  }

  /** Runs the work in its turn. Throws `BusyError` if that is not in time, `ClientLeftError` if no client waits. */
  async function run<Result>(work: () => Promise<Result>, ticket: Ticket): Promise<Result> {
    if (asks && asks.take(ticket.network).remaining <= 0)
      greedyUntil.set(ticket.network, now() + greedyForMs);
    if (wouldWait(ticket.network) && isFull(ticket.network)) throw shed();
    // Its network may change while it waits.
    const network = wouldWait(ticket.network) ? await wait(ticket) : enter(ticket.network);
    counts.admitted++;
    const startedAt = now();
    try {
      return await work();
    } finally {
      const tookMs = now() - startedAt;
      serviceMs = serviceMs === 0 ? tookMs : serviceMs + newestShare * (tookMs - serviceMs);
      leave(network, tookMs);
    }
  }

  /** Another network waits for the same work, which runs as whichever network comes sooner. */
  function join(ticket: Ticket, network: string) {
    if (rankOf(network) >= rankOf(ticket.network)) return;
    ticket.network = network;
    startNext();
  }

  /** Counts a request that was refused early. */
  const countShed = () => counts.shed++;
  const stats = () => ({ ...counts, in_flight: inFlight, waiting: queue.length, service_ms: serviceMs });
  return { run, join, isFull, wouldWait, hasItsShare, countShed, stats };
}
