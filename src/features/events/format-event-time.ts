type Moment = Date | string;

const forms = {
  long: {
    ...{ weekday: "short", month: "short", day: "numeric", year: "numeric" },
    ...{ hour: "numeric", minute: "2-digit", timeZoneName: "short" },
  },
  day: { weekday: "short", month: "short", day: "numeric" },
  fullDay: { weekday: "long", month: "long", day: "numeric", year: "numeric" },
  hour: { hour: "numeric", minute: "2-digit" },
  zone: { timeZoneName: "short" },
  year: { year: "numeric" },
  isoDay: { year: "numeric", month: "2-digit", day: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** `Sat, May 25, 2026, 6:30 PM EDT`, in the event's time zone, or UTC if that is unknown. */
export function formatEventTime(time: Moment, timeZone: string | null): string {
  return format("long", time, timeZone);
}

/** `Sat, Dec 5`; with the year if it is not the current one. */
export function formatEventDay(time: Moment, timeZone: string | null, now = new Date()): string {
  const day = format("day", time, timeZone);
  const year = format("year", time, timeZone);
  return year === format("year", now, timeZone) ? day : `${day}, ${year}`;
}

/** `Saturday, December 5, 2026` */
export function formatFullEventDay(time: Moment, timeZone: string | null): string {
  return format("fullDay", time, timeZone);
}

/** `6:00 PM to 10:00 PM EST`; includes the day if it ends on another one. */
export function formatEventHours(startsAt: Moment, endsAt: Moment | null, timeZone: string | null): string {
  const zone = zoneNameAt(startsAt, timeZone);
  const from = format("hour", startsAt, timeZone);
  if (endsAt === null || +new Date(endsAt) === +new Date(startsAt)) return `${from} ${zone}`;
  const to = format("hour", endsAt, timeZone);
  if (dayInZone(startsAt, timeZone) === dayInZone(endsAt, timeZone)) return `${from} to ${to} ${zone}`;
  return `${from} ${zone} to ${format("day", endsAt, timeZone)}, ${to} ${zoneNameAt(endsAt, timeZone)}`;
}

/** `Saturday, December 5, 2026, 6:00 PM to 10:00 PM EST` */
export function formatEventRange(startsAt: Moment, endsAt: Moment | null, timeZone: string | null): string {
  return `${formatFullEventDay(startsAt, timeZone)}, ${formatEventHours(startsAt, endsAt, timeZone)}`;
}

/** The calendar day in a time zone: `2026-12-05`. */
export function dayInZone(time: Moment, timeZone: string | null): string {
  const [month, day, year] = format("isoDay", time, timeZone).split("/");
  return `${year}-${month}-${day}`;
}

/** Whether clocks in both time zones show the same time at this moment. */
export function isSameClock(time: Moment, one: string | null, other: string | null): boolean {
  const clock = (zone: string | null) => `${dayInZone(time, zone)} ${format("hour", time, zone)}`;
  return clock(one) === clock(other);
}

/** `EST` */
function zoneNameAt(time: Moment, timeZone: string | null): string {
  const parts = formatterOf("zone", timeZone).formatToParts(new Date(time));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

function format(form: keyof typeof forms, time: Moment, timeZone: string | null): string {
  // Some versions of the formatter put a narrow space before PM. Pages and tests need one spelling.
  return formatterOf(form, timeZone).format(new Date(time)).replaceAll("\u202f", " ");
}

// Creating a formatter costs more than formatting a page of dates.
const formatters = new Map<string, Intl.DateTimeFormat>();
const maxFormatters = 1_000;

function formatterOf(form: keyof typeof forms, timeZone: string | null): Intl.DateTimeFormat {
  const key = `${form} ${timeZone}`;
  const known = formatters.get(key);
  if (known) return known;
  if (formatters.size >= maxFormatters) formatters.clear();
  const created = createFormatter(form, timeZone ?? "UTC");
  formatters.set(key, created);
  return created;
}

function createFormatter(form: keyof typeof forms, timeZone: string) {
  try {
    return new Intl.DateTimeFormat("en-US", { ...forms[form], timeZone });
  } catch {
    // An unknown time zone must not break a page.
    return new Intl.DateTimeFormat("en-US", { ...forms[form], timeZone: "UTC" });
  }
}
