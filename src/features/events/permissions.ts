import type { Actor, PersonActor } from "#platform/auth/actor.ts";

/** Any logged-in person may save events, only to their own list. */
export function canSaveEvents(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}

/**
 * Any logged-in person may submit an event. The command checks in the account's row that the email address is
 * verified.
 */
export function canSubmitEvent(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}

/** Only the submitter of an event may change or cancel it. */
export function canChangeEvent<Event extends { submitted_by: string | null }>(
  actor: Actor,
  event: Event | undefined,
): event is Event {
  return actor.kind === "person" && event !== undefined && event.submitted_by === actor.id;
}

/** Any logged-in person may have a calendar of their saved events. */
export function canHaveCalendar(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}
