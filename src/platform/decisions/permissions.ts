import type { Actor } from "#platform/auth/actor.ts";

/** Only admins decide pending items and undo decisions. */
export function canDecide(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
