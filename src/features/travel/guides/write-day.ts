import { momentOf } from "#platform/calendar/local-time.ts";
import { writePlan } from "#platform/calendar/write-plan.ts";
import { timeZoneOfState } from "#platform/geo/state-time-zones.ts";
import { type DaySlot, daySlots, type GuideDay } from "./day-slots.ts";
import { nameGuide } from "./name-guide.ts";
import type { GuideRow } from "./queries/find-guide.server.ts";

type Options = {
  day: GuideDay;
  /** `2027-03-19`. */
  date: string;
  origin: string;
  siteName: string;
  writtenAt: Date;
};

/** Whether a text is a calendar day: `2027-03-19`. */
export function isCalendarDay(text: string): boolean {
  return momentOf(`${text}T12:00`, "UTC") !== null;
}

/** The stops of a day as a calendar file, at the hours of their slots on a chosen date. */
export function writeDay(guide: GuideRow, { day, date, origin, siteName, writtenAt }: Options): string {
  const page = `${origin}/travel-guides/${guide.id}`;
  const title = nameGuide({ theme_angle: guide.theme, city_name: guide.cityName });
  const at = (slot: DaySlot, end: "from" | "to") => `${date}T${daySlots[slot][end]}`;
  return writePlan({
    siteName,
    name: `${title}, day ${day}`,
    url: page,
    part: "Guides",
    zone: timeZoneOfState(guide.state ?? ""),
    writtenAt,
    entries: guide.stops
      .filter((stop) => stop.day === day)
      .map(({ slot, name, type, address, website, businessId }) => ({
        // Another date is another entry, because people come back to a city.
        id: `${guide.id}-${day}-${slot}-${date}`,
        name: `${daySlots[slot].label}: ${name}`,
        description: [type, website, `${title}: ${page}`].filter(Boolean).join("\n"),
        location: [name, address, guide.cityName, guide.state].filter(Boolean).join(", "),
        url: businessId ? `${origin}/business/${businessId}` : page,
        startLocal: at(slot, "from"),
        endLocal: at(slot, "to"),
      })),
  });
}
