import type { Actor } from "#platform/auth/actor.ts";

/** Anybody may join, with or without an account. */
export function canJoin(_actor: Actor): boolean {
  return true;
}

/** Anybody may write to the people who run the site. */
export function canSendMessage(_actor: Actor): boolean {
  return true;
}

/** Only admins see who has joined, take the list as a file, and remove somebody who asks for it. */
export function canKeepMembers(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
