type Bounds = {
  /** Maximum number of running tasks, in total and per key. */
  inFlight: number;
  inFlightPerKey: number;
  /** Maximum number of waiting tasks; more are rejected at once. */
  waiting: number;
  waitingPerKey: number;
};

export type FairQueue = {
  /** Runs the task when it is its turn. Throws `QueueFullError` if too many are waiting. */
  run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
};

/** Too many tasks are waiting: the client may retry shortly. */
export class QueueFullError extends Error {
  override name = "QueueFullError";
  readonly retryAfterSeconds = 2;
}

/** A search runs several statements at once; more parallel searches would only wait for each other. */
export const searchBounds: Bounds = { inFlight: 4, inFlightPerKey: 2, waiting: 32, waitingPerKey: 8 };

/** An order holds a connection and its rows for a few milliseconds; a rush waits here, not for connections. */
export const checkoutBounds: Bounds = { inFlight: 5, inFlightPerKey: 5, waiting: 2_000, waitingPerKey: 50 };

type Waiting = { key: string; start: () => void };

/**
 * Bounds expensive work in this process. No key can take all running or waiting slots, so a client that sends a
 * hundred requests slows down only itself.
 */
export function createFairQueue({ inFlight, inFlightPerKey, waiting, waitingPerKey }: Bounds): FairQueue {
  const queue: Waiting[] = [];
  const running = new Map<string, number>();
  let total = 0;
  const canStart = (key: string) => total < inFlight && (running.get(key) ?? 0) < inFlightPerKey;

  function enter(key: string) {
    total += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
  }

  function release(key: string) {
    total -= 1;
    const left = (running.get(key) ?? 1) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    const next = queue.findIndex((one) => canStart(one.key));
    if (next < 0) return;
    const [one] = queue.splice(next, 1);
    if (!one) return;
    enter(one.key);
    one.start();
  }

  function wait(key: string): Promise<void> {
    const ofKey = queue.filter((one) => one.key === key).length;
    if (queue.length >= waiting || ofKey >= waitingPerKey) throw new QueueFullError("Too much is waiting.");
    return new Promise((start) => queue.push({ key, start }));
  }

  return {
    run: async (key, work) => {
      if (canStart(key)) enter(key);
      else await wait(key);
      try {
        return await work();
      } finally {
        release(key);
      }
    },
  };
}
