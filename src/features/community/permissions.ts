import type { Actor } from "#platform/auth/actor.ts";

/** Anyone can join, with or without an account. */
export function canJoin(_actor: Actor): boolean {
  return true;
}

/** Anyone can write to the site's operators. */
export function canSendMessage(_actor: Actor): boolean {
  return true;
}

/** Only admins see who has joined and export the list. */
export function canKeepMembers(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}

/** Admins remove someone who asks for it; the operator does it again after a restore. */
export function canRemoveMembers(actor: Actor): boolean {
  return actor.kind === "operator" || canKeepMembers(actor);
}
