import { describe, expect, it, vi } from "vitest";
import { CircuitOpenError, createCircuitBreaker } from "./circuit-breaker.ts";

function setUp() {
  const clock = { ms: 0 };
  const run = createCircuitBreaker({ failures: 3, restMs: 1_000, now: () => clock.ms });
  const work = vi.fn<() => Promise<string>>();
  const call = () => run(work, (error) => (error as Error).message !== "refused");
  const fail = (message = "down") => work.mockRejectedValue(new Error(message));
  return { clock, work, call, fail };
}

describe("createCircuitBreaker", () => {
  it("fails fast after three failures, and lets one call try again afterwards", async () => {
    const { clock, work, call, fail } = setUp();
    fail();
    for (let nth = 0; nth < 3; nth++) await expect(call()).rejects.toThrow("down");
    await expect(call()).rejects.toThrow(CircuitOpenError);
    expect(work).toHaveBeenCalledTimes(3);
    clock.ms = 1_000;
    await expect(Promise.all([call(), call()])).rejects.toThrow();
    expect(work).toHaveBeenCalledTimes(4);
    clock.ms = 2_000;
    work.mockResolvedValue("up");
    expect(await call()).toBe("up");
    expect(await call()).toBe("up");
  });

  it("counts consecutive failures only, and no refusals", async () => {
    const { work, call, fail } = setUp();
    for (const message of ["down", "down", "refused", "down", "down"]) {
      fail(message);
      await expect(call()).rejects.toThrow(message);
    }
    work.mockResolvedValue("up");
    expect(await call()).toBe("up");
  });
});
