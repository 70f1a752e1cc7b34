import type { Actor } from "#platform/auth/actor.ts";

/** Only admins say that an order needs no look any more. */
export function canSettleOrder(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
