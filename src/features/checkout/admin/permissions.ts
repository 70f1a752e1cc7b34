import type { Actor } from "#platform/auth/actor.ts";

/** Only admins mark an order's problem as settled. */
export function canSettleOrder(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
