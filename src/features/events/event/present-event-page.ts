import { localTimeOf } from "#platform/calendar/local-time.ts";
import { describeRepetition, repetitionOf } from "../repetition.ts";
import { calendarLinks } from "./calendar-links.ts";
import type { EventPageRow } from "./queries/find-event-page.server.ts";
import type { EventDate } from "./queries/list-event-dates.server.ts";

export type EventView = ReturnType<typeof presentEventPage>;
/** A change that must not be overlooked. */
export type EventNews = {
  kind: "canceled" | "date-canceled" | "moved" | "date-moved";
  /** The old time. */
  was: string;
  /** The new time. */
  now: string | null;
  /** The organizer's note. */
  note: string | null;
};

/** Converts an event for its page. Takes the origin because links to web calendars contain the page's URL. */
export function presentEventPage(row: EventPageRow, dates: readonly EventDate[], origin: string) {
  const { id, name, type, isVirtual, organizer, timeZone, startsAt, endsAt } = row;
  const location = isVirtual ? "Virtual Event" : row.location;
  const repetition = repetitionOf(row);
  const isCanceled = row.canceledAt !== null;
  return {
    ...{ id, name, type, isVirtual, organizer, timeZone, isCanceled, location },
    ...presentText(row.description),
    city: row.city && row.state ? `${row.city}, ${row.state}` : null,
    placePath: row.placeSlug && `/events/in/${row.placeSlug}`,
    organizerPath: row.organizerSlug && `/events/by/${row.organizerSlug}`,
    mapLink: isVirtual || !row.location ? null : mapLink(row.location),
    website: isCanceled ? null : row.website,
    ticketLink: isCanceled ? null : row.ticketLink,
    picture: row.imageUrl,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    isDateCanceled: row.isDateCanceled,
    isOver: !row.isUpcoming,
    repeats: repetition && describeRepetition(repetition, localTimeOf(row.firstStart, timeZone)),
    dates: repetition ? dates.map((date) => presentDate(date, row)) : [],
    news: presentNews(row, dates),
    // Canceled and past events do not belong in a calendar.
    calendars:
      row.isDateCanceled || !row.isUpcoming
        ? null
        : calendarLinks({
            ...{ name, startsAt, endsAt, timeZone, repetition, url: `${origin}/event/${id}` },
            location: isVirtual ? "Virtual Event" : row.location,
          }),
  };
}

const maxLeadLength = 160;

/** Uses the first sentence as the lead if it is short and more follows. */
function presentText(description: string | null) {
  const text = (description ?? "").replaceAll("\r\n", "\n").trim();
  const [sentence = ""] = /^[^\n]*?[.!?](?=\s)/u.exec(text.slice(0, maxLeadLength + 1)) ?? [];
  const rest = text.slice(sentence.length).trim();
  const paragraphs = (rest || text).split(/\n{2,}/).filter(Boolean);
  return { lead: rest ? sentence || null : null, paragraphs, description: text };
}

/** The place on OpenStreetMap, which requires no account and no key. */
function mapLink(location: string) {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: location })}`;
}

function presentDate(date: EventDate, row: EventPageRow) {
  return {
    startsAt: date.startsAt.toISOString(),
    endsAt: date.endsAt?.toISOString() ?? null,
    was: date.isMoved ? date.originalStart.toISOString() : null,
    isCanceled: date.isCanceled,
    isShown: date.originalStart.getTime() === row.originalStart.getTime(),
    note: date.note,
  };
}

/** The whole event before single dates, canceled before moved. */
function presentNews(row: EventPageRow, dates: readonly EventDate[]): EventNews | null {
  const { startsAt, canceledAt, changeNote, dateNote, isDateCanceled, isMoved, originalStart, movedFrom } =
    row;
  const now = startsAt.toISOString();
  if (canceledAt) return { kind: "canceled", was: now, now: null, note: changeNote };
  if (isDateCanceled) return { kind: "date-canceled", was: now, now: null, note: dateNote };
  // Visitors who plan for the next date of a series must see that it is canceled.
  const canceled = dates.find((date) => date.isCanceled && date.startsAt < startsAt);
  if (canceled)
    return { kind: "date-canceled", was: canceled.startsAt.toISOString(), now, note: canceled.note };
  if (isMoved) return { kind: "date-moved", was: originalStart.toISOString(), now, note: dateNote };
  if (movedFrom && row.isUpcoming)
    return { kind: "moved", was: movedFrom.toISOString(), now, note: changeNote };
  return null;
}
