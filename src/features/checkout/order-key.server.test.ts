import { expect, it } from "vitest";
import { isOrderKey, orderKey } from "./order-key.server.ts";

const env = { AUTH_SECRET: "a secret for tests, thirty-two characters" };
const madeAt = new Date("2026-11-20T12:00:00Z");
const daysLater = (days: number) => new Date(madeAt.getTime() + days * 24 * 60 * 60 * 1_000);

it("a key opens its own order only", () => {
  const key = orderKey(env, "order-1");
  expect(isOrderKey(env, "order-1", key)).toBe(true);
  for (const other of [
    orderKey(env, "order-2"),
    orderKey({ AUTH_SECRET: "x".repeat(32) }, "order-1"),
    "",
    ".",
    `${key}a`,
    key.replace(/^[^.]+/, "zzzz"),
    key.split(".")[1] ?? "",
  ])
    expect(isOrderKey(env, "order-1", other)).toBe(false);
});

it("a key expires after 180 days, and cannot be extended", () => {
  const key = orderKey(env, "order-1", madeAt);
  const opens = (days: number, given = key) => isOrderKey(env, "order-1", given, daysLater(days));
  expect([opens(-1), opens(0), opens(180), opens(181), opens(-2)]).toEqual([true, true, true, false, false]);
  const [, signature] = key.split(".");
  const [laterDay] = orderKey(env, "order-1", daysLater(100)).split(".");
  expect(opens(150, `${laterDay}.${signature}`)).toBe(false);
});
