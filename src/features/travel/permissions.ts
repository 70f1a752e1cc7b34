import type { Actor } from "#platform/auth/actor.ts";

/** Anybody may ask for something, with or without an account. */
export function canSendRequest(_actor: Actor): boolean {
  return true;
}

/** Only admins read and settle what people ask for. */
export function canSettleRequest(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
