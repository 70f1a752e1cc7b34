import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { poll } from "./poll.ts";

const hourMs = 3_600_000;

/** Polls with these results of its batches, for many turns of the event loop. Returns the number of batches. */
async function countBatches(outcomes: (boolean | Error)[]) {
  const stopping = new AbortController();
  const errors: unknown[] = [];
  let tried = 0;
  const work = async () => {
    await nextTurn();
    const outcome = outcomes[tried] ?? false;
    tried += 1;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const onError = (error: unknown) => errors.push(error);
  const polling = poll({ work, onError, intervalMs: hourMs, signal: stopping.signal });
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
  stopping.abort();
  await polling;
  return { tried, errors: errors.length };
}

it("runs batch after batch while there is more, then pauses", async () => {
  expect(await countBatches([true, true, false, true])).toEqual({ tried: 3, errors: 0 });
});

it("reports an error and pauses before it retries", async () => {
  expect(await countBatches([true, new Error("The database is away."), true])).toEqual({
    tried: 2,
    errors: 1,
  });
});
