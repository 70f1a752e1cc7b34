import { writeLocal } from "./calendar-text.ts";
import { listTransitions, type Transition } from "./list-transitions.ts";
import { offsetAt } from "./local-time.ts";

type Period = { zone: string; fromYear: number; toYear: number };

/**
 * The VTIMEZONE of a zone (RFC 5545, 3.6.5), with every clock change in these years as a separate part: the runtime
 * does not expose rules, and not every program reads lists of dates in the same way.
 */
export function writeTimeZone({ zone, fromYear, toYear }: Period): string[] {
  // The year before provides the offset that the first part starts with.
  const start = Date.UTC(fromYear - 1, 0, 1);
  const offset = offsetAt(start, zone);
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...writeObservance(zone, { at: start, before: offset, after: offset }),
    ...listTransitions(zone, fromYear - 1, toYear).flatMap((change) => writeObservance(zone, change)),
    "END:VTIMEZONE",
  ];
}

function writeObservance(zone: string, { at, before, after }: Transition): string[] {
  const kind = isDaylight(zone, at, after) ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    // Local time with the offset before the change.
    `DTSTART:${writeLocal(new Date(at + before).toISOString().slice(0, 19))}`,
    `TZOFFSETFROM:${writeOffset(before)}`,
    `TZOFFSETTO:${writeOffset(after)}`,
    `TZNAME:${nameOf(zone, at)}`,
    `END:${kind}`,
  ];
}

/** Whether the zone is ahead of its offset in the other season. */
function isDaylight(zone: string, at: number, offset: number) {
  const year = new Date(at).getUTCFullYear();
  return [0, 6].some((month) => offsetAt(Date.UTC(year, month, 1), zone) < offset);
}

function writeOffset(milliseconds: number) {
  const seconds = Math.abs(milliseconds) / 1_000;
  const parts = [
    Math.floor(seconds / 3_600),
    Math.floor(seconds / 60) % 60,
    ...(seconds % 60 ? [seconds % 60] : []),
  ];
  return `${milliseconds < 0 ? "-" : "+"}${parts.map((part) => String(part).padStart(2, "0")).join("")}`;
}

function nameOf(zone: string, at: number) {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "short" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
