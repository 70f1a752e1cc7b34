import type { Actor } from "#platform/auth/actor.ts";

/** Admins and the operator can export the audit log. */
export function canExportAudit(actor: Actor): boolean {
  return actor.kind === "operator" || (actor.kind === "person" && actor.isAdmin);
}
