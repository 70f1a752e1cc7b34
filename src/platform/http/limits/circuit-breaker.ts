type Options = {
  /** Consecutive failures that open it. */
  failures: number;
  /** How long it stays open; then one call may try. */
  restMs: number;
  now?: () => number;
};

/** Thrown instead of a call while the circuit is open. */
export class CircuitOpenError extends Error {
  override name = "CircuitOpenError";
}

/** Stops calling a service that keeps failing, so that callers do not wait for a foreseeable timeout. */
export function createCircuitBreaker({ failures, restMs, now = () => Date.now() }: Options) {
  let failed = 0;
  let restsUntil = 0;
  return async <Result>(
    work: () => Promise<Result>,
    isFailure: (error: unknown) => boolean,
  ): Promise<Result> => {
    if (failed >= failures) {
      if (now() < restsUntil) throw new CircuitOpenError("The last calls failed. Trying again shortly.");
      // Only this call tries; the others wait for its result.
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
