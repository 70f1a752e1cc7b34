import type { Actor } from "#platform/auth/actor.ts";

/** Only admins decide about what waits in a queue, and undo decisions. */
export function canDecide(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
