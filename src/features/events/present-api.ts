import type { z } from "@hono/zod-openapi";
import { localTimeOf } from "#platform/calendar/local-time.ts";
import type { eventListSchema, eventSchema } from "./api-schemas.ts";
import type { EventCardData } from "./components/event-card-data.ts";
import type { EventPageRow } from "./event/queries/find-event-page.server.ts";
import type { EventDate } from "./event/queries/list-event-dates.server.ts";
import { describeRepetition, repetitionOf } from "./repetition.ts";

type Summary = z.infer<typeof eventListSchema>["items"][number];
type Event = z.infer<typeof eventSchema>;

/** A row of the list, with the specification's names. */
export function presentSummary(event: EventCardData, isSaved: boolean): Summary {
  return {
    id: event.id,
    name: event.name,
    summary: event.summary,
    start_datetime: event.startsAt,
    end_datetime: event.endsAt,
    time_zone: event.timeZone,
    location: event.location,
    is_virtual: event.isVirtual,
    event_type: event.type,
    organizer_name: event.organizer,
    ticket_link: event.ticketLink,
    image_url: event.imageUrl,
    repeats: event.repeats,
    is_moved: event.isMoved,
    is_saved: isSaved,
  };
}

/** One event; `is_saved` is the caller's own. */
export function presentEvent(row: EventPageRow, dates: readonly EventDate[], isSaved: boolean): Event {
  const repetition = repetitionOf(row);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    start_datetime: row.startsAt.toISOString(),
    end_datetime: row.endsAt?.toISOString() ?? null,
    time_zone: row.timeZone,
    location: row.location,
    is_virtual: row.isVirtual,
    featured: row.featured,
    event_type: row.type,
    organizer_name: row.organizer,
    website: row.website,
    ticket_link: row.ticketLink,
    image_url: row.imageUrl,
    media: row.media,
    repeats: repetition && describeRepetition(repetition, localTimeOf(row.firstStart, row.timeZone)),
    is_moved: row.isMoved || row.movedFrom !== null,
    is_canceled: row.canceledAt !== null,
    moved_from: row.movedFrom?.toISOString() ?? null,
    change_note: row.changeNote,
    dates: dates.map((date) => ({
      start_datetime: date.startsAt.toISOString(),
      end_datetime: date.endsAt?.toISOString() ?? null,
      is_canceled: date.isCanceled,
      moved_from: date.isMoved ? date.originalStart.toISOString() : null,
      note: date.note,
    })),
    is_saved: isSaved,
    created_at: row.createdAt.toISOString(),
  };
}
