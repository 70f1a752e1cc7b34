import type { Actor, PersonActor } from "#platform/auth/actor.ts";

/** Any signed-in person may save events, for their own list alone. */
export function canSaveEvents(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}

/** Any signed-in person may submit an event. That the address is verified is checked with the account's row. */
export function canSubmitEvent(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}

/** Only whoever submitted an event may change it or call it off. */
export function canChangeEvent<Event extends { submitted_by: string | null }>(
  actor: Actor,
  event: Event | undefined,
): event is Event {
  return actor.kind === "person" && event !== undefined && event.submitted_by === actor.id;
}

/** Any signed-in person may have the saved events as a calendar of their own. */
export function canHaveCalendar(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}
