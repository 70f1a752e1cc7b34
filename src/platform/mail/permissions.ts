import type { Actor, PersonActor } from "#platform/auth/actor.ts";

/** People choose their own letters: signed in, or with the token of one. */
export function canChooseEmails(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}
