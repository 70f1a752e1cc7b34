import { type RawBuilder, sql } from "kysely";
import { localTimeOf } from "#platform/calendar/local-time.ts";
import { summarizeText } from "#ui/summarize-text.ts";
import type { EventCardData } from "../components/event-card-data.ts";
import { describeRepetition, repetitionOf } from "../repetition.ts";

/** A calendar date with the fields of its card. */
export type DateRow = {
  id: string;
  event_id: string | null;
  name: string;
  summary: string | null;
  start_datetime: Date | null;
  end_datetime: Date | null;
  starts_at: Date | number;
  time_zone: string;
  location: string | null;
  is_virtual: boolean;
  event_type: string | null;
  organizer_name: string | null;
  ticket_link: string | null;
  image_url: string | null;
  is_moved: boolean;
  /** The repetition; null for single events. */
  first_start: Date | null;
  rule: string | null;
  repeat_interval: number | null;
  repeat_weekdays: number[] | null;
  repeat_week: number | null;
  repeat_until: string | null;
};

/** Adds the rule of its event to each date of a statement. */
export function withRepetition(dates: RawBuilder<unknown>): RawBuilder<DateRow> {
  return sql<DateRow>`
    select listed.*, event.start_datetime as first_start, event.repeats as rule, event.repeat_interval,
      event.repeat_weekdays, event.repeat_week, event.repeat_until
    from (${dates}) as listed
    left join events as event on listed.repeats and event.id = listed.event_id`;
}

/** Converts a date for its card. */
export function presentEvent(row: DateRow): EventCardData {
  return {
    ...{ id: row.id, name: row.name, type: row.event_type, timeZone: row.time_zone },
    summary: row.summary && summarizeText(row.summary, maxSummary),
    startsAt: row.start_datetime?.toISOString() ?? null,
    endsAt: row.end_datetime?.toISOString() ?? null,
    ...{ location: row.location, isVirtual: row.is_virtual, organizer: row.organizer_name },
    ...{ imageUrl: row.image_url, ticketLink: row.ticket_link, repeats: describe(row) },
    ...{ isMoved: row.is_moved, isCanceled: false },
  };
}

function describe(row: DateRow): string | null {
  const repetition = repetitionOf({
    ...{ repeats: row.rule, repeat_interval: row.repeat_interval ?? 1 },
    repeat_weekdays: row.repeat_weekdays ?? [],
    ...{ repeat_week: row.repeat_week, repeat_until: row.repeat_until },
  });
  if (!repetition || !row.first_start) return null;
  return describeRepetition(repetition, localTimeOf(row.first_start, row.time_zone));
}

/** The maximum length of the description on a card. */
const maxSummary = 110;
