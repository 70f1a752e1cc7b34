import { describe, expect, it } from "vitest";
import { calendarLinks } from "./calendar-links.ts";

const event = {
  name: "Makers & Market",
  url: "https://ujamaa.example/event/7",
  location: "12 Cotton Lane, Savannah, Georgia",
  startsAt: new Date("2026-12-05T16:00:00Z"),
  endsAt: new Date("2026-12-05T22:00:00Z"),
  timeZone: "America/New_York",
  repetition: null,
};
const queryOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe("the links to web calendars", () => {
  it("contain name, time, place and URL of the event", () => {
    const { google, outlook } = calendarLinks(event);
    expect(queryOf(google)).toEqual({
      action: "TEMPLATE",
      text: "Makers & Market",
      dates: "20261205T110000/20261205T170000",
      ctz: "America/New_York",
      details: "https://ujamaa.example/event/7",
      location: "12 Cotton Lane, Savannah, Georgia",
    });
    expect(queryOf(outlook)).toMatchObject({
      subject: "Makers & Market",
      startdt: "2026-12-05T16:00:00Z",
      enddt: "2026-12-05T22:00:00Z",
      body: "https://ujamaa.example/event/7",
    });
  });

  it("default to one hour, and repeat like the event", () => {
    const repetition = { repeats: "weekly", interval: 2, weekdays: [], week: null, until: null } as const;
    const { google } = calendarLinks({
      ...event,
      endsAt: null,
      repetition: { ...repetition, weekdays: [2] },
    });
    expect(queryOf(google)).toMatchObject({
      dates: "20261205T110000/20261205T120000",
      recur: "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA",
    });
  });
});
