import { expect, it } from "vitest";
import { isOrderKey, orderKey } from "./order-key.server.ts";

const env = { AUTH_SECRET: "a secret for tests, thirty-two characters" };

it("a key opens its own order alone", () => {
  const key = orderKey(env, "order-1");
  expect(isOrderKey(env, "order-1", key)).toBe(true);
  for (const other of [
    orderKey(env, "order-2"),
    orderKey({ AUTH_SECRET: "x".repeat(32) }, "order-1"),
    "",
    `${key}a`,
  ])
    expect(isOrderKey(env, "order-1", other)).toBe(false);
});
