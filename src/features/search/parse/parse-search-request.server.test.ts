import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { searchList } from "../input.ts";
import { localClock, parseSearchRequest } from "./parse-search-request.server.ts";

const database = setUpDatabase();
/** 9:30 p.m. on Tuesday in California, 12:30 a.m. on Wednesday in New York. */
const now = new Date("2026-11-18T05:30:00Z");
const tuesday = "2026-11-17";
const wednesday = "2026-11-18";

it.each([
  ["jazz tonight", {}, wednesday],
  ["jazz tonight georgia", {}, wednesday],
  ["jazz tonight california", {}, tuesday],
  ["jazz tonight 94612", {}, tuesday],
  ["jazz tonight near me", {}, wednesday],
  ["jazz tonight near me", { lat: "37.8", lng: "-122.27" }, tuesday],
  ["jazz tonight near me", { near: "Oakland, California" }, tuesday],
  ["jazz tonight near me", { near: "Atlanta, Georgia" }, wednesday],
])("parses %j with %j in the time zone of the place", async (q, where, day) => {
  const params = searchList.read(new URLSearchParams({ q, ...where }));
  const { parsed } = await parseSearchRequest(database.db, params, now);
  expect(parsed.time).toMatchObject({ label: "tonight", from: day, to: day });
  expect(parsed.words).toEqual(["jazz"]);
});

it.each([
  ["2026-11-18T03:30:00Z", "America/New_York", { date: "2026-11-17", hour: 22 }],
  ["2026-11-18T05:10:00Z", "America/New_York", { date: "2026-11-18", hour: 0 }],
  ["2026-11-18T05:10:00Z", "America/Los_Angeles", { date: "2026-11-17", hour: 21 }],
  ["2026-07-01T23:00:00Z", "America/New_York", { date: "2026-07-01", hour: 19 }],
])("the clock at %s in %s", (at, zone, expected) => {
  expect(localClock(new Date(at), zone)).toEqual(expected);
});
