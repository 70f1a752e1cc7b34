import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createFairQueue, QueueFullError } from "./fair-queue.ts";

const bounds = { inFlight: 4, inFlightPerKey: 2, waiting: 16, waitingPerKey: 8 };

it("runs another key immediately while one sends 24 slow requests", async () => {
  const queue = createFairQueue(bounds);
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
  const flood = Array.from({ length: 24 }, () => queue.run("flood", () => slow).catch(nameOf));
  expect(await queue.run("other", async () => "answered")).toBe("answered");
  finish();
  const outcomes = await Promise.all(flood);
  expect(outcomes.filter((outcome) => outcome === "QueueFullError")).toHaveLength(14);
});

it("never exceeds its bounds, in total and per key", async () => {
  const queue = createFairQueue(bounds);
  const running: string[] = [];
  let most = 0;
  let maxPerKey = 0;
  const work = (key: string) => async () => {
    running.push(key);
    most = Math.max(most, running.length);
    maxPerKey = Math.max(maxPerKey, running.filter((one) => one === key).length);
    await nextTurn();
    running.splice(running.indexOf(key), 1);
  };
  const keys = ["a", "a", "a", "a", "b", "b", "b", "c", "c", "d", "d", "e", "a", "b"];
  await Promise.all(keys.map((key) => queue.run(key, work(key))));
  expect({ most, maxPerKey }).toEqual({ most: 4, maxPerKey: 2 });
});

it("refuses tasks when the queue is full, and accepts more once it has moved", async () => {
  const queue = createFairQueue({ inFlight: 1, inFlightPerKey: 1, waiting: 1, waitingPerKey: 1 });
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>();
  const first = queue.run("a", () => slow);
  const second = queue.run("b", () => slow);
  await expect(queue.run("c", async () => {})).rejects.toBeInstanceOf(QueueFullError);
  finish();
  await Promise.all([first, second]);
  await expect(queue.run("c", async () => "later")).resolves.toBe("later");
});

it("frees the slot when a task fails", async () => {
  const queue = createFairQueue({ inFlight: 1, inFlightPerKey: 1, waiting: 1, waitingPerKey: 1 });
  await expect(queue.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(queue.run("a", async () => "next")).resolves.toBe("next");
});

const nameOf = (error: Error) => error.name;
