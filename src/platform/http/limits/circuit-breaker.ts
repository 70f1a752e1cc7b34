type Options = {
  /** Failures in a row that open it. */
  failures: number;
  /** How long it then answers by itself; after that one call may try. */
  restMs: number;
  now?: () => number;
};

/** Thrown instead of a call while the other side rests. */
export class CircuitOpenError extends Error {
  override name = "CircuitOpenError";
}

/** Stops calling somebody who keeps failing, so that nobody waits for a timeout that is known beforehand. */
export function createCircuitBreaker({ failures, restMs, now = () => Date.now() }: Options) {
  let failed = 0;
  let restsUntil = 0;
  return async <Result>(
    work: () => Promise<Result>,
    isFailure: (error: unknown) => boolean,
  ): Promise<Result> => {
    if (failed >= failures) {
      if (now() < restsUntil) throw new CircuitOpenError("The last calls failed. Trying again shortly.");
      // Only this call tries; the others wait for what it finds.
      restsUntil = now() + restMs;
    }
    try {
      const result = await work();
      failed = 0;
      return result;
    } catch (error) {
      if (!isFailure(error)) failed = 0;
      else if (++failed >= failures) restsUntil = now() + restMs;
      throw error;
    }
  };
}
