import type { Actor } from "#platform/auth/actor.ts";

/** Only admins read and settle what people ask for. */
export function maySettleRequest(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
