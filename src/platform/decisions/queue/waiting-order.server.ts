import type { Env } from "#platform/env/read-env.ts";
import { findCookie } from "#platform/http/request/find-cookie.ts";
import { isWaitingOrder, type WaitingOrder } from "./queue-query.ts";

/** The cookie with an admin's preferred order of pending items. */
export const waitingOrderCookie = "queue-order";
const livesForSeconds = 365 * 24 * 60 * 60;

/** The order of pending items: from the URL, or the admin's last choice, or newest first. */
export function readWaitingOrder(headers: Headers, requested: WaitingOrder | ""): WaitingOrder {
  const remembered = findCookie(headers, waitingOrderCookie) ?? "";
  return requested || (isWaitingOrder(remembered) ? remembered : "newest");
}

/** The Set-Cookie line that stores the order for all queues. */
export function rememberWaitingOrder({ APP_ORIGIN }: Pick<Env, "APP_ORIGIN">, order: WaitingOrder): string {
  const secure = APP_ORIGIN.startsWith("https:") ? "; Secure" : "";
  return `${waitingOrderCookie}=${order}; Path=/admin; Max-Age=${livesForSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
