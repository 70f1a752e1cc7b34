import { escapeText, writeLocal, writeUtc } from "./calendar-text.ts";
import { writeCalendarFile } from "./write-calendar-file.ts";
import { writeTimeZone } from "./write-time-zone.ts";

/** A one-time entry, at a local time or for a whole day. */
export type PlannedEntry = {
  /** Stable, so that a calendar that imports the file twice has it once. */
  id: string;
  name: string;
  description?: string | null;
  location?: string | null;
  url?: string | null;
  /** `2027-03-19T08:30`, or only the date for a whole day. */
  startLocal: string;
  /** Omitted if the duration is unknown. */
  endLocal?: string;
};

type Plan = {
  siteName: string;
  name: string;
  url: string;
  part: string;
  /** Null if unknown: times then float with the calendar's zone. */
  zone: string | null;
  entries: readonly PlannedEntry[];
  writtenAt: Date;
};

/** A calendar file of plain entries, such as the stops of a day. Deterministic. */
export function writePlan({ zone, entries, writtenAt, ...file }: Plan): string {
  const { host } = new URL(file.url);
  const years = entries.flatMap(({ startLocal, endLocal }) =>
    [startLocal, endLocal ?? startLocal].map((local) => Number(local.slice(0, 4))),
  );
  const zones =
    zone && years.length > 0
      ? writeTimeZone({ zone, fromYear: Math.min(...years), toYear: Math.max(...years) })
      : [];
  const timeOf = (name: string, local: string) => {
    // A whole day has no time, and ends on the same day.
    if (local.length === 10) return `${name};VALUE=DATE:${writeLocal(local)}`;
    return `${name}${zone ? `;TZID=${zone}` : ""}:${writeLocal(local.length === 16 ? `${local}:00` : local)}`;
  };
  return writeCalendarFile({
    ...file,
    components: [
      ...zones,
      ...entries.flatMap(({ id, name, description, location, url, startLocal, endLocal }) => [
        "BEGIN:VEVENT",
        `UID:${id}@${host}`,
        `DTSTAMP:${writeUtc(writtenAt)}`,
        timeOf("DTSTART", startLocal),
        ...(endLocal ? [timeOf("DTEND", endLocal)] : []),
        `SUMMARY:${escapeText(name)}`,
        ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
        ...(location ? [`LOCATION:${escapeText(location)}`] : []),
        ...(url ? [`URL:${url}`] : []),
        "END:VEVENT",
      ]),
    ],
  });
}
