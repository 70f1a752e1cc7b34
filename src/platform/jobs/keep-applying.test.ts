import { expect, it, vi } from "vitest";
import { eventually } from "#testing/eventually.ts";
import { keepApplying } from "./keep-applying.ts";

const hourMs = 3_600_000;
const timeout = () =>
  Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });

/** Applies a queue where a batch of more than `bearable` changes times out. */
async function applyAll(waiting: number, bearable: number) {
  const sizes: number[] = [];
  const log = { error: vi.fn() };
  let left = waiting;
  const keeper = keepApplying({
    log,
    failure: "could not be applied",
    maxSize: 100,
    intervalMs: hourMs,
    apply: async (size) => {
      sizes.push(size);
      if (Math.min(size, left) > bearable) throw timeout();
      const applied = Math.min(size, left);
      left -= applied;
      return applied === size;
    },
  });
  await eventually(() => expect(left === 0 || log.error.mock.calls.length > 0).toBe(true));
  await keeper.stop();
  return { sizes, errors: log.error.mock.calls.length };
}

it("halves a batch that times out, until the queue is empty", async () => {
  const { sizes, errors } = await applyAll(60, 30);
  expect(sizes).toEqual([100, 50, 25, 25, 25]);
  expect(errors).toBe(0);
});

it("reports a single change that takes too long", async () => {
  const { sizes, errors } = await applyAll(5, 0);
  expect(sizes.at(-1)).toBe(1);
  expect(errors).toBe(1);
});
