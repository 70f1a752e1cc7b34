import type { Actor } from "#platform/auth/actor.ts";

/** Anyone can send a request, with or without an account. */
export function canSendRequest(_actor: Actor): boolean {
  return true;
}

/** Only admins read and settle requests. */
export function canSettleRequest(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
