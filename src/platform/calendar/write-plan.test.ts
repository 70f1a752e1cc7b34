import { expect, it } from "vitest";
import { readCalendar } from "#testing/read-calendar.ts";
import { writePlan } from "./write-plan.ts";

const plan = {
  siteName: "Ma; Pa, Market",
  name: "Savannah, slowly; day 1",
  url: "https://ujamaa.example/travel-guides/1",
  part: "Guides",
  writtenAt: new Date("2026-11-16T12:00:00Z"),
};
const breakfast = {
  id: "1-breakfast",
  name: "Benne, wafers & more",
  location: "9 Jones Mews\nSavannah",
  startLocal: "2027-03-14T08:30",
  endLocal: "2027-03-14T09:30",
};

it("a plan with a zone has the right moments in another library", () => {
  const text = writePlan({ ...plan, zone: "America/New_York", entries: [breakfast] });
  // Clocks went forward at two in the morning.
  expect(readCalendar(text, { until: new Date("2028-01-01") })).toEqual(
    new Map([["1-breakfast", ["2027-03-14T12:30:00.000Z to 2027-03-14T13:30:00.000Z"]]]),
  );
  expect(text).toContain("UID:1-breakfast@ujamaa.example\r\n");
  expect(text).toContain("LOCATION:9 Jones Mews\\nSavannah\r\n");
  expect(text).toContain("PRODID:-//Ma\\; Pa\\, Market//Guides//EN\r\n");
});

it("a plan without a zone has floating times", () => {
  const text = writePlan({ ...plan, zone: null, entries: [breakfast] });
  expect(text).toContain("DTSTART:20270314T083000\r\n");
  expect(text).not.toContain("VTIMEZONE");
});
