import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { Subject } from "../subject.ts";
import { aStop, aTrip } from "../trip-for-tests.ts";
import { writeTripFile } from "./trip-files.ts";

const writtenAt = new Date("2026-11-16T12:00:00Z");
const url = "https://ujamaa.example/trips/1";
const porch: Subject = {
  kind: "business",
  id: "7",
  name: "The Porch",
  address: "9 Jones Mews",
  path: "/business/7",
  picture: null,
  latitude: 32.0809,
  longitude: -81.0912,
  closedOn: [],
  dates: [],
};
const market: Subject = {
  kind: "event",
  id: "9",
  name: "Makers Market",
  address: "12 Cotton Lane",
  path: "/event/9",
  picture: null,
  latitude: 32.08,
  longitude: -81.09,
  isApproximate: true,
  closedOn: [],
  dates: [{ day: "2027-03-20", startsAt: "11:00", minutes: 360 }],
};
const subjects = { "business:7": porch, "event:9": market };
const breakfast = aStop({
  id: "breakfast",
  kind: "business",
  subjectId: "7",
  name: "Grits & <gravy>; more",
  address: "9 Jones Mews",
  startsAt: "09:00",
  minutes: 45,
  note: "Ask for the burnt edge.\nBring cash.",
});
const trip = aTrip({
  stops: [
    breakfast,
    aStop({ id: "late", day: 3, position: "W", name: "Late set", startsAt: "23:30", minutes: 90 }),
    aStop({ id: "market", day: 2, name: "Market" }),
    aStop({ id: "tea", day: 2, position: "W", name: "Tea", startsAt: "16:00" }),
    aStop({ id: "saved", day: null, name: "Not placed" }),
  ],
});
const options = { subjects, siteName: "Ma & Pa’s Market", url, writtenAt };
const write = (kind: "ics" | "gpx", of = trip) => writeTripFile(kind, { trip: of, ...options });

describe("the calendar file", () => {
  const events = (text: string | null) => {
    const calendar = new ICAL.Component(ICAL.parse(text ?? "") as never);
    return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  };

  it("has one entry a stop with a day, at its time, or for the whole day", () => {
    expect(
      events(write("ics")).map(({ uid, startDate, endDate }) => [uid, `${startDate}`, `${endDate}`]),
    ).toEqual([
      ["breakfast@ujamaa.example", "2027-03-19T09:00:00", "2027-03-19T09:45:00"],
      ["market@ujamaa.example", "2027-03-20", "2027-03-21"],
      ["tea@ujamaa.example", "2027-03-20T16:00:00", "2027-03-20T16:00:00"],
      ["late@ujamaa.example", "2027-03-21T23:30:00", "2027-03-22T01:00:00"],
    ]);
  });

  it("says what, where, what to think of and where to read about it, on the clocks of the place", () => {
    const [first] = events(write("ics"));
    expect(first).toMatchObject({
      summary: "Grits & <gravy>; more",
      location: "9 Jones Mews",
      description: "Ask for the burnt edge.\nBring cash.",
    });
    expect(first?.component.getFirstPropertyValue("url")).toBe("https://ujamaa.example/business/7");
    expect(first?.startDate.zone).toBe(ICAL.Timezone.localTimezone);
  });

  it("has an event from its start to its end, also where it was placed by hand", () => {
    const stop = aStop({ id: "fair", day: 2, kind: "event", subjectId: "9", name: "Makers Market" });
    const placed = { ...stop, startsAt: "11:00", minutes: 360 };
    for (const stops of [[stop], [placed]]) {
      const [{ startDate, endDate } = {}] = events(write("ics", { ...trip, stops }));
      expect([`${startDate}`, `${endDate}`]).toEqual(["2027-03-20T11:00:00", "2027-03-20T17:00:00"]);
    }
    const [elsewhere] = events(write("ics", { ...trip, stops: [{ ...stop, day: 1 }] }));
    expect(`${elsewhere?.startDate}`).toBe("2027-03-19");
  });

  it("is not there before the trip has dates and a stop in one of its days", () => {
    expect(write("ics", { ...trip, startsOn: null })).toBeNull();
    expect(write("ics", { ...trip, stops: [aStop({ day: null })] })).toBeNull();
  });
});

describe("the route file", () => {
  it("has a route a day with the stops whose place is known", () => {
    expect(write("gpx")).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Ma &amp; Pa’s Market" xmlns="http://www.topografix.com/GPX/1/1">
  <metadata><name>Savannah with Mama</name></metadata>
  <rte>
    <name>Day 1, Fri, Mar 19</name>
    <rtept lat="32.080900" lon="-81.091200">
      <name>Grits &amp; &lt;gravy&gt;; more</name>
      <desc>9:00 AM · 9 Jones Mews · Ask for the burnt edge.
Bring cash.</desc>
    </rtept>
  </rte>
</gpx>
`);
  });

  it("says where a place is known by its city alone", () => {
    const stops = [
      aStop({ kind: "event", subjectId: "9", name: "Makers Market", address: "12 Cotton Lane" }),
    ];
    expect(write("gpx", { ...trip, stops })).toContain("<desc>12 Cotton Lane, about here</desc>");
  });

  it("is not there when no place is known", () => {
    expect(writeTripFile("gpx", { trip, ...options, subjects: {} })).toBeNull();
  });
});
