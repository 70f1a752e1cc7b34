import { localTimeOf } from "#platform/calendar/local-time.ts";
import { type Repetition, toRecurrenceRule } from "../repetition.ts";

type CalendarEvent = {
  name: string;
  /** The page of the event. */
  url: string;
  location: string | null;
  startsAt: Date;
  endsAt: Date | null;
  timeZone: string;
  repetition: Repetition | null;
};

/** The duration that calendars assume for an event without an end. */
const defaultMs = 3_600_000;

/** URLs that add an event to a web calendar. */
export function calendarLinks(event: CalendarEvent): { google: string; outlook: string } {
  return { google: googleLink(event), outlook: outlookLink(event) };
}

/** Uses local times and the time zone, so a repeating event keeps its hour when clocks change. */
function googleLink({ name, url, location, startsAt, endsAt, timeZone, repetition }: CalendarEvent) {
  const localOf = (moment: Date) => localTimeOf(moment, timeZone);
  const compact = (moment: Date) => localOf(moment).replaceAll(/[-:]/g, "");
  const rule = repetition && toRecurrenceRule(repetition, { startLocal: localOf(startsAt), zone: timeZone });
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: name,
    dates: `${compact(startsAt)}/${compact(endOf(startsAt, endsAt))}`,
    ctz: timeZone,
    details: url,
    ...(location && { location }),
    ...(rule && { recur: `RRULE:${rule}` }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Outlook links support a single date; a series is offered as a file. */
function outlookLink({ name, url, location, startsAt, endsAt }: CalendarEvent) {
  const query = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: name,
    startdt: toSeconds(startsAt),
    enddt: toSeconds(endOf(startsAt, endsAt)),
    body: url,
    ...(location && { location }),
  });
  return `https://outlook.live.com/calendar/0/action/compose?${query}`;
}

function endOf(startsAt: Date, endsAt: Date | null) {
  return endsAt ?? new Date(startsAt.getTime() + defaultMs);
}

function toSeconds(moment: Date) {
  return moment.toISOString().replace(/\.\d+/, "");
}
