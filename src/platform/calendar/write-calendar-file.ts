import { escapeText, joinLines } from "./calendar-text.ts";

type CalendarFile = {
  siteName: string;
  name: string;
  /** Its own address. */
  url: string;
  /** The part of the site that wrote it. */
  part: string;
  /** For files that programs ask for again: a duration such as `PT1H`. */
  refreshAfter?: string;
  /** Zones first, then what happens in them. */
  components: readonly string[];
};

/** A calendar file (RFC 5545) around its components. */
export function writeCalendarFile(file: CalendarFile): string {
  const { siteName, name, url, part, refreshAfter, components } = file;
  return joinLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(siteName)}//${part}//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `SOURCE;VALUE=URI:${url}`,
    ...(refreshAfter
      ? [`REFRESH-INTERVAL;VALUE=DURATION:${refreshAfter}`, `X-PUBLISHED-TTL:${refreshAfter}`]
      : []),
    ...components,
    "END:VCALENDAR",
  ]);
}
