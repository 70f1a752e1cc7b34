import ICAL from "ical.js";

/**
 * Parses a calendar file strictly with another library: its events by id, each with its dates up to a moment, as
 * `start to end` in UTC.
 */
export function readCalendar(text: string, { until }: { until: Date }): Map<string, string[]> {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const components = calendar.getAllSubcomponents("vevent");
  const byId = Map.groupBy(components, (component) => String(component.getFirstPropertyValue("uid")));
  return new Map([...byId].map(([id, all]) => [id.split("@")[0] ?? "", listDates(all, until)]));
}

function listDates(components: ICAL.Component[], until: Date): string[] {
  const master = components.find((component) => !component.hasProperty("recurrence-id"));
  if (!master) throw new Error("An event has only dates that differ from it.");
  if (master.getFirstPropertyValue("status") === "CANCELLED") return [];
  const event = new ICAL.Event(master, {
    strictExceptions: true,
    exceptions: components.filter((component) => component !== master),
  });
  if (!event.isRecurring()) return [readTimes(event.startDate, event.endDate)];
  const dates: string[] = [];
  const iterator = event.iterator();
  // Dates are ordered by the rule; a moved one can come back from beyond the end.
  const last = until.getTime() + 2 * 86_400_000;
  for (let next = iterator.next(); next && next.toJSDate().getTime() < last; next = iterator.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    dates.push(readTimes(startDate, endDate));
  }
  return dates;
}

function readTimes(start: ICAL.Time, end: ICAL.Time | null): string {
  const iso = (time: ICAL.Time) => new Date(time.toUnixTime() * 1_000).toISOString();
  return `${iso(start)} to ${iso(end ?? start)}`;
}
