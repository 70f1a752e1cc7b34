import type { Actor } from "#platform/auth/actor.ts";

/** Only admins manage synonyms. */
export function canManageSynonyms(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
