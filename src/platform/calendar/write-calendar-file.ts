import { escapeText, joinLines } from "./calendar-text.ts";

type CalendarFile = {
  siteName: string;
  name: string;
  /** The file's own URL. */
  url: string;
  /** The part of the site that generated it. */
  part: string;
  /** For subscribed files: a duration such as `PT1H`. */
  refreshAfter?: string;
  /** Time zones first, then events. */
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
