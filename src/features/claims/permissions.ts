import type { Actor, PersonActor } from "#platform/auth/actor.ts";

/** Any signed-in person may claim a business. That the address is verified is checked with the account's row. */
export function canSubmitClaim(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}
