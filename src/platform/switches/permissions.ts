import type { Actor } from "#platform/auth/actor.ts";

/** Admins and the operator can flip launch switches. */
export function canFlipSwitch(actor: Actor): boolean {
  return actor.kind === "operator" || (actor.kind === "person" && actor.isAdmin);
}
