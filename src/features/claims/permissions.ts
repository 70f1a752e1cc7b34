import type { Actor, PersonActor } from "#platform/auth/actor.ts";

/** Any logged-in person can claim a business. Whether the email is verified is checked with the account's row. */
export function canSubmitClaim(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}
