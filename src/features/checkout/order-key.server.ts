import { isSigned, type Secrets, sign } from "#platform/auth/sign.server.ts";

const dayMs = 24 * 60 * 60 * 1_000;
/** Long enough for a return. Afterwards a new link can be requested at /orders. */
const keyDays = 180;

/**
 * The key of an order, from the return URL or an email, which opens the order without an account. It contains its day,
 * and expires half a year later.
 */
export function orderKey(env: Secrets, orderId: string, madeAt = new Date()): string {
  const day = Math.floor(madeAt.getTime() / dayMs);
  return `${day.toString(36)}.${sign(env, textOf(orderId, day))}`;
}

/** Whether this is an unexpired key of the order, compared in constant time. */
export function isOrderKey(env: Secrets, orderId: string, key: string, now = new Date()): boolean {
  const [made = "", signature = ""] = key.split(".");
  const day = Number.parseInt(made, 36);
  const age = Math.floor(now.getTime() / dayMs) - day;
  // A key made just before midnight for a time just after it is a day ahead.
  if (!(age >= -1 && age <= keyDays)) return false;
  // Only one spelling is valid.
  return made === day.toString(36) && isSigned(env, textOf(orderId, day), signature);
}

function textOf(orderId: string, day: number) {
  return `order:${orderId}:${day}`;
}
