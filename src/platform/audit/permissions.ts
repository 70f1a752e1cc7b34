import type { Actor } from "#platform/auth/actor.ts";

/** Admins take the audit log out of the site as a file, and so does the operator. */
export function canExportAudit(actor: Actor): boolean {
  return actor.kind === "operator" || (actor.kind === "person" && actor.isAdmin);
}
