import { vi } from "vitest";

/** Waits until a check no longer throws. The limit ends a test that hangs; no machine is slow enough to reach it. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000, interval: 10 });
}
