import { localTimeOf } from "#platform/calendar/local-time.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { formatEventRange } from "../../format-event-time.ts";
import { describeRepetition, repetitionOf } from "../../repetition.ts";
import type { EventNotice } from "../notice-job.ts";

/**
 * The text fields of the email about a moved or canceled event, or null if that is no longer true or the event is
 * over.
 */
export async function findChange(db: Db, { eventId, kind, originalStart }: EventNotice, now: Date) {
  const event = await db
    .selectFrom("event_listings as listing")
    .innerJoin("events", "events.id", "listing.event_id")
    .select(["listing.name", "listing.location", "listing.is_virtual", "listing.time_zone"])
    .select(["events.start_datetime", "events.end_datetime", "events.moved_from", "events.canceled_at"])
    .select(["events.change_note", "events.repeats", "events.repeat_interval", "events.repeat_weekdays"])
    .select(["events.repeat_week", "events.repeat_until"])
    .where("listing.event_id", "=", eventId)
    .executeTakeFirst();
  if (!event) return null;
  const { name, location, is_virtual, time_zone: zone, start_datetime: start, end_datetime: end } = event;
  const duration = end ? end.getTime() - start.getTime() : null;
  const rangeFrom = (from: Date, to = duration === null ? null : new Date(from.getTime() + duration)) =>
    formatEventRange(from, to, zone);
  const repetition = repetitionOf(event);
  const facts = {
    eventName: name,
    location: location ?? (is_virtual ? "Online" : null),
    note: event.change_note,
    isOneDate: originalStart !== null,
  };
  if (originalStart === null) {
    const [isSo, before, last] =
      kind === "moved" && event.moved_from
        ? [event.canceled_at === null, rangeFrom(event.moved_from), start]
        : [kind === "canceled" && event.canceled_at !== null, rangeFrom(start), start];
    if (!isSo || (last < now && !repetition)) return null;
    const words = repetition && describeRepetition(repetition, localTimeOf(start, zone));
    const isMoved = kind === "moved";
    return {
      ...facts,
      before: isMoved ? before : (words ?? before),
      when: isMoved ? rangeFrom(start) : null,
    };
  }
  const date = await db
    .selectFrom("event_dates")
    .select(["original_start", "starts_at", "ends_at", "is_canceled", "is_moved", "note"])
    .where("listing_id", "=", eventId)
    .where("original_start", "=", new Date(originalStart))
    .executeTakeFirst();
  const isSo = date && (kind === "date-moved" ? date.is_moved && !date.is_canceled : date.is_canceled);
  if (!isSo || (date.starts_at < now && date.original_start < now)) return null;
  return {
    ...facts,
    note: date.note,
    before: rangeFrom(date.original_start),
    when: kind === "date-moved" ? rangeFrom(date.starts_at, date.ends_at) : null,
  };
}
