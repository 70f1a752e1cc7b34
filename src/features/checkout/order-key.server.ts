import { createHmac, timingSafeEqual } from "node:crypto";
import type { Env } from "#platform/env/read-env.ts";

type Secret = Pick<Env, "AUTH_SECRET">;

const dayMs = 24 * 60 * 60 * 1_000;
/** Long enough for a return; whoever comes later asks for a new link at /orders. */
const keyDays = 180;

/**
 * The key of an order: whoever has it, from the way back or from a letter, may see the order without an account. It
 * holds its day, and ends half a year after it.
 */
export function orderKey(env: Secret, orderId: string, madeAt = new Date()): string {
  const day = Math.floor(madeAt.getTime() / dayMs);
  return `${day.toString(36)}.${sign(env, orderId, day)}`;
}

/** Whether this is a key of the order that has not ended, compared in constant time. */
export function isOrderKey(env: Secret, orderId: string, key: string, now = new Date()): boolean {
  const [made = "", signature = ""] = key.split(".");
  const day = Number.parseInt(made, 36);
  const age = Math.floor(now.getTime() / dayMs) - day;
  // One made just before midnight for a time just after it is a day ahead.
  if (!(age >= -1 && age <= keyDays)) return false;
  const expected = Buffer.from(`${day.toString(36)}.${sign(env, orderId, day)}`);
  const given = Buffer.from(`${made}.${signature}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign({ AUTH_SECRET }: Secret, orderId: string, day: number) {
  return createHmac("sha256", AUTH_SECRET).update(`order:${orderId}:${day}`).digest("base64url");
}
