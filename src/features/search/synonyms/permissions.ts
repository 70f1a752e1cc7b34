import type { Actor } from "#platform/auth/actor.ts";

/** Only admins say what words mean in searches. */
export function canManageSynonyms(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
