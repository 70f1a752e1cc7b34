type Options = {
  /** How many run at the same time. */
  inFlight: number;
  /** How many may wait. */
  maxWaiting: number;
  /** How long one may wait, as expected when it comes and as it turns out. */
  maxWaitMs: number;
  /** How late the event loop is: everything waits that long besides. */
  loopDelayMs?: () => number;
  now?: () => number;
};

/** Whether anybody still waits for the result. */
type IsWanted = () => boolean;
type Waiting = { since: number; isWanted: IsWanted; start: () => void; refuse: (error: Error) => void };

/** Load shedding: this process has more to do than it can finish in time. The client may retry shortly. */
export class BusyError extends Error {
  override name = "BusyError";
}

/** The client closed the connection before its turn, so nothing was done. */
export class ClientLeftError extends Error {
  override name = "ClientLeftError";
}

export type RenderGate = ReturnType<typeof createRenderGate>;

/** The newest service time counts for a tenth of the average. */
const newestShare = 0.1;

/**
 * Admission control for expensive work in this process: a bounded number runs at once, and a queue takes what can
 * probably start in time. The queue adapts to measured service times: the slower the work, the fewer may wait.
 */
export function createRenderGate({
  inFlight: limit,
  maxWaiting,
  maxWaitMs,
  loopDelayMs = () => 0,
  now = () => performance.now(),
}: Options) {
  const queue: Waiting[] = [];
  const counts = { admitted: 0, shed: 0, left: 0 };
  let inFlight = 0;
  let serviceMs = 0;
  let isTimed = false;

  const wouldWait = () => inFlight >= limit;
  /** By Little's law: each place in the queue costs the time between two that finish. */
  const expectedWaitMs = () => ((queue.length + 1) * serviceMs) / limit + loopDelayMs();
  /** Who is refused learns of it later by the delay of the event loop. */
  const isLate = ({ since }: Waiting) => now() - since + loopDelayMs() >= maxWaitMs;
  const isOverfull = () => queue.length >= maxWaiting || expectedWaitMs() > maxWaitMs;

  /** Whether a newcomer would be refused. */
  function isFull(): boolean {
    if (!wouldWait() || !isOverfull()) return false;
    removeLeft();
    return isOverfull();
  }

  function removeLeft() {
    for (let place = queue.length - 1; place >= 0; place--) {
      const one = queue[place];
      if (!one || one.isWanted()) continue;
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

  function wait(isWanted: IsWanted): Promise<void> {
    return new Promise((start, refuse) => {
      queue.push({ since: now(), isWanted, start, refuse });
      if (!isTimed) refuseLate();
    });
  }

  /** One timer for the queue: who came first is too late first. */
  function refuseLate() {
    while (queue[0] && isLate(queue[0])) queue.shift()?.refuse(shed());
    const [first] = queue;
    isTimed = first !== undefined;
    if (first) setTimeout(refuseLate, Math.max(1, first.since + maxWaitMs - loopDelayMs() - now())).unref();
  }

  function startNext() {
    while (!wouldWait()) {
      const next = queue.shift();
      if (!next) return;
      if (!next.isWanted()) refuseLeft(next);
      // A loop that was blocked runs this before the timer.
      else if (isLate(next)) next.refuse(shed());
      else {
        inFlight++;
        next.start();
      }
    }
  }

  /** Runs the work when it is its turn. Throws `BusyError` if that is not in time, `ClientLeftError` if nobody waits. */
  async function run<Result>(work: () => Promise<Result>, isWanted: IsWanted = () => true): Promise<Result> {
    if (!wouldWait()) inFlight++;
    else if (isFull()) throw shed();
    else await wait(isWanted);
    counts.admitted++;
    const startedAt = now();
    try {
      return await work();
    } finally {
      const tookMs = now() - startedAt;
      serviceMs = serviceMs === 0 ? tookMs : serviceMs + newestShare * (tookMs - serviceMs);
      inFlight--;
      startNext();
    }
  }

  /** Counts a request that was refused before it came here. */
  const countShed = () => counts.shed++;
  const figures = () => ({ ...counts, in_flight: inFlight, waiting: queue.length, service_ms: serviceMs });
  return { run, isFull, wouldWait, countShed, figures };
}
