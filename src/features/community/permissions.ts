import type { Actor } from "#platform/auth/actor.ts";

/** Anyone can join, with or without an account. */
export function canJoin(_actor: Actor): boolean {
  return true;
}

/** Anyone can write to the site's operators. */
export function canSendMessage(_actor: Actor): boolean {
  return true;
}

/** Only admins see who has joined, export the list, and remove people on request. */
export function canKeepMembers(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
