import { vi } from "vitest";

/** Waits until a check no longer throws. The timeout ends hanging tests; slow machines don't reach it. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000, interval: 10 });
}
