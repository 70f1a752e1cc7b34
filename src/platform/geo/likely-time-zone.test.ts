import { expect, it } from "vitest";
import { isTimeZone } from "../calendar/local-time.ts";
import { likelyZoneAt, likelyZoneOfState } from "./likely-time-zone.ts";
import { stateCodes } from "./us-states.ts";

it.each([
  ["Georgia", "America/New_York"],
  ["California", "America/Los_Angeles"],
  ["Texas", "America/Chicago"],
  ["Nevada", "America/Los_Angeles"],
  ["Nowhere", "America/New_York"],
])("most of %s uses %s", (state, zone) => {
  expect(likelyZoneOfState(state)).toBe(zone);
});

it("every state has a time zone, and western states are not in New York's", () => {
  const zones = Object.keys(stateCodes).map(likelyZoneOfState);
  expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  expect(zones.filter((zone) => zone === "America/New_York")).toHaveLength(22);
});

it.each([
  ["Atlanta", 33.75, -84.39, "America/New_York"],
  ["Memphis", 35.15, -90.05, "America/Chicago"],
  ["Denver", 39.74, -104.99, "America/Denver"],
  ["Oakland", 37.8, -122.27, "America/Los_Angeles"],
  ["Anchorage", 61.22, -149.9, "America/Anchorage"],
  ["Honolulu", 21.31, -157.86, "Pacific/Honolulu"],
])("%s uses its time zone", (_, latitude, longitude, zone) => {
  expect(likelyZoneAt({ latitude, longitude })).toBe(zone);
});
