import type { Actor, PersonActor } from "#platform/auth/actor.ts";

/** People choose their own emails: logged in, or with an unsubscribe token. */
export function canChooseEmails(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}
