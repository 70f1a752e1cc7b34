const formatters = new Map<string, Intl.DateTimeFormat>();
const maxFormatters = 1_000;
const dayMs = 86_400_000;
const localPattern = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?$/;

/** Whether the runtime supports this IANA time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return formatterOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The moment of a local time such as `2026-11-16T19:30`, as sent by a `datetime-local` field, or null if it is invalid
 * or the zone is unknown. An ambiguous time means the first one; a skipped time uses the offset before the change (RFC
 * 5545, 3.3.5). The database interprets local times in the same way (`local_moment`).
 */
export function momentOf(local: string, zone: string): Date | null {
  const asUtc = readLocal(local);
  if (asUtc === null || !isTimeZone(zone)) return null;
  const [first = asUtc - offsetAt(asUtc - dayMs, zone)] = listMoments(asUtc, zone);
  return new Date(first);
}

/** Whether this local time occurs exactly once in a zone. */
export function happensOnce(local: string, zone: string): boolean {
  const asUtc = readLocal(local);
  return asUtc !== null && listMoments(asUtc, zone).length === 1;
}

/** All moments with this local time, first one first. */
function listMoments(asUtc: number, zone: string): number[] {
  const offsets = new Set([offsetAt(asUtc - dayMs, zone), offsetAt(asUtc + dayMs, zone)]);
  return [...offsets]
    .filter((offset) => offsetAt(asUtc - offset, zone) === offset)
    .map((offset) => asUtc - offset);
}

/** The local time of a moment, such as `2026-11-16T19:30:00`. */
export function localTimeOf(moment: Date, zone: string): string {
  return new Date(moment.getTime() + offsetAt(moment.getTime(), zone)).toISOString().slice(0, 19);
}

/** The UTC offset of a zone at a moment, in milliseconds. */
export function offsetAt(moment: number, zone: string): number {
  // UTC offsets are whole seconds.
  const second = Math.floor(moment / 1_000) * 1_000;
  const parts = formatterOf(zone).formatToParts(second);
  const [year = 0, month = 1, ...time] = ["year", "month", "day", "hour", "minute", "second"].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  const [day, hour, minute, seconds] = time;
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second;
}

function readLocal(local: string): number | null {
  const [text, ...numbers] = localPattern.exec(local) ?? [];
  if (!text) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = numbers.map((part) =>
    Number(part ?? 0),
  );
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  // February 30 would become March 2.
  const isReal = new Date(asUtc).toISOString().startsWith(text);
  return isReal ? asUtc : null;
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    hourCycle: "h23",
    timeZone: zone,
  });
  // Differently cased names are different keys, so the cache must be bounded.
  if (formatters.size >= maxFormatters) formatters.clear();
  formatters.set(zone, formatter);
  return formatter;
}
