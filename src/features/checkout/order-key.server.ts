import { createHmac, timingSafeEqual } from "node:crypto";
import type { Env } from "#platform/env/read-env.ts";

type Secret = Pick<Env, "AUTH_SECRET">;

/** The key of an order: whoever has it, from the way back or from a letter, may see the order without an account. */
export function orderKey(env: Secret, orderId: string): string {
  return createHmac("sha256", env.AUTH_SECRET).update(`order:${orderId}`).digest("base64url");
}

/** Whether this is the key of the order, compared in constant time. */
export function isOrderKey(env: Secret, orderId: string, key: string): boolean {
  const expected = Buffer.from(orderKey(env, orderId));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
