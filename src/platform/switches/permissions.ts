import type { Actor } from "#platform/auth/actor.ts";

/** Admins open and close parts of the site, and so does the operator. */
export function canFlipSwitch(actor: Actor): boolean {
  return actor.kind === "operator" || (actor.kind === "person" && actor.isAdmin);
}
