import type { Actor } from "#platform/auth/actor.ts";

/** Only admins decide who is featured or rising. */
export function canSetStanding(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
