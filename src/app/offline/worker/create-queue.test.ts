import { setImmediate as next } from "node:timers/promises";
import { expect, it } from "vitest";
import { createQueue } from "./create-queue.ts";

it("runs tasks one after the other, even after one that failed", async () => {
  const inTurn = createQueue();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await next();
    steps.push(`${name} ends`);
    if (name === "first") throw new Error("no network");
  };
  const [first, second] = await Promise.allSettled([inTurn(work("first")), inTurn(work("second"))]);
  expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
  expect(steps).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});
