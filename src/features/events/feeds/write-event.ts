import { escapeText, quoteParameter, writeLocal, writeUtc } from "#platform/calendar/calendar-text.ts";
import { happensOnce, localTimeOf, momentOf } from "#platform/calendar/local-time.ts";
import { toRecurrenceRule } from "../repetition.ts";
import { type CalendarChange, type CalendarEvent, durationOf, zoneOf } from "./calendar-event.ts";
import { findOccurrenceAt, isRegular, listIrregularDates, type Occurrence } from "./list-occurrences.ts";
import { findFirstRuleDay } from "./rule-days.ts";

type Options = {
  /** Makes ids globally unique. */
  host: string;
  /** The last year in which dates with clock changes are written out. */
  toYear: number;
};
type Times = { start: Date; end: Date | null };

/** One event as VEVENTs: the event itself, and one for each date that deviates from its rule. */
export function writeEvent(event: CalendarEvent, options: Options): string[] {
  const { repetition, start, end } = event;
  const startLocal = localTimeOf(start, zoneOf(event) ?? "UTC");
  const firstDay = repetition && findFirstRuleDay(repetition, startLocal);
  if (repetition && firstDay) return writeSeries(event, options, { startLocal, firstDay });
  const change = event.changes.find(({ originalStart }) => originalStart.getTime() === start.getTime());
  const times =
    change && !change.isCanceled ? { start: change.startsAt, end: change.endsAt } : { start, end };
  return writeComponent(event, options, {
    times: writeTimes(event, times),
    isCanceled: event.isCanceled || change?.isCanceled === true,
    note: change?.note ?? event.note,
  });
}

type Series = { startLocal: string; firstDay: string };

function writeSeries(event: CalendarEvent, options: Options, { startLocal, firstDay }: Series): string[] {
  const { repetition, isCanceled, note } = event;
  const zone = zoneOf(event);
  if (!repetition) return [];
  // If the start is not a date of the rule, the rule begins later and the start is an extra date.
  const ruleLocal = `${firstDay}${startLocal.slice(10)}`;
  const ruleStart = momentOf(ruleLocal, zone ?? "UTC") ?? event.start;
  const ruleEnd = new Date(ruleStart.getTime() + durationOf(event));
  const isIrregular = zone !== null && !isRegular({ local: ruleLocal, start: ruleStart, end: ruleEnd }, zone);
  const changes = isCanceled ? [] : matchChanges(event);
  const changed = new Set(changes.map(({ local }) => local));
  const irregular = listIrregularDates(event, options.toYear).filter(({ local }) => !changed.has(local));
  const times = [
    writeLocalTime("DTSTART", ruleLocal, zone),
    ...(ruleEnd > ruleStart ? [isIrregular ? writeDuration(event) : writeTime("DTEND", ruleEnd, zone)] : []),
    `RRULE:${toRecurrenceRule(repetition, { startLocal: ruleLocal, zone: zone ?? "UTC" })}`,
    ...(ruleLocal === startLocal ? [] : [writeLocalTime("RDATE", startLocal, zone)]),
    ...changes
      .filter(({ change }) => change.isCanceled)
      .map(({ local }) => writeLocalTime("EXDATE", local, zone)),
  ];
  const moved = changes.flatMap(({ local, change }) =>
    change.isCanceled ? [] : [{ local, start: change.startsAt, end: change.endsAt, note: change.note }],
  );
  return [
    ...writeComponent(event, options, { times, isCanceled, note }),
    ...[...irregular.map((date) => ({ ...date, note })), ...moved].flatMap(({ local, note: said, ...date }) =>
      writeComponent(event, options, {
        times: [writeLocalTime("RECURRENCE-ID", local, zone), ...writeTimes(event, date)],
        isCanceled,
        note: said,
      }),
    ),
  ];
}

/** Changes to dates that are still in the rule. */
function matchChanges(event: CalendarEvent): { local: Occurrence["local"]; change: CalendarChange }[] {
  return event.changes.flatMap((change) => {
    const occurrence = findOccurrenceAt(event, change.originalStart);
    return occurrence ? [{ local: occurrence.local, change }] : [];
  });
}

type Component = { times: string[]; isCanceled: boolean; note: string | null };

function writeComponent(event: CalendarEvent, { host }: Options, { times, isCanceled, note }: Component) {
  const { id, name, description, location, type, organizer, url, sequence, updatedAt } = event;
  const said = note && `${isCanceled ? "Canceled" : "Changed"}: ${note}`;
  const details = [said, description].filter(Boolean).join("\n\n");
  return [
    "BEGIN:VEVENT",
    `UID:${id}@${host}`,
    `DTSTAMP:${writeUtc(updatedAt)}`,
    `LAST-MODIFIED:${writeUtc(updatedAt)}`,
    `SEQUENCE:${sequence}`,
    ...times,
    `STATUS:${isCanceled ? "CANCELLED" : "CONFIRMED"}`,
    `SUMMARY:${escapeText(name)}`,
    ...(details ? [`DESCRIPTION:${escapeText(details)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(type ? [`CATEGORIES:${escapeText(type)}`] : []),
    // The URL of a page, because a public file must not contain email addresses.
    ...(organizer ? [`ORGANIZER;CN=${quoteParameter(organizer.name)}:${organizer.url}`] : []),
    `URL:${url}`,
    "END:VEVENT",
  ];
}

function writeTimes(event: CalendarEvent, { start, end }: Times): string[] {
  const zone = zoneOf(event);
  return [
    writeTime("DTSTART", start, zone),
    // An event that ends when it starts has no DTEND (RFC 5545, 3.6.1).
    ...(end && end > start ? [writeTime("DTEND", end, zone)] : []),
  ];
}

/** If clocks change on the first date, its end would give the wrong duration for the others. */
function writeDuration(event: CalendarEvent): string {
  const seconds = durationOf(event) / 1_000;
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, Math.floor(seconds % 60)];
  return `DURATION:PT${parts.map((part, index) => (part > 0 ? `${part}${"HMS"[index]}` : "")).join("")}`;
}

/** A moment in local time, or in UTC if clocks show that local time twice. */
function writeTime(name: string, moment: Date, zone: string | null): string {
  const local = zone && localTimeOf(moment, zone);
  return zone && local && happensOnce(local, zone)
    ? writeLocalTime(name, local, zone)
    : `${name}:${writeUtc(moment)}`;
}

function writeLocalTime(name: string, local: string, zone: string | null): string {
  return zone ? `${name};TZID=${zone}:${writeLocal(local)}` : `${name}:${writeLocal(local)}Z`;
}
