import { timeZoneOfState } from "./state-time-zones.ts";
import { codeOfState } from "./us-states.ts";

type Point = { latitude: number; longitude: number };

const newYork = "America/New_York";
/** For states with several time zones, the one where most people live. */
const mostlyIn: Readonly<Record<string, string>> = {
  fl: newYork,
  in: newYork,
  ky: newYork,
  mi: newYork,
  ks: "America/Chicago",
  nd: "America/Chicago",
  ne: "America/Chicago",
  sd: "America/Chicago",
  tn: "America/Chicago",
  tx: "America/Chicago",
  id: "America/Denver",
  nv: "America/Los_Angeles",
  or: "America/Los_Angeles",
  ak: "America/Anchorage",
};

/** From east to west, with the approximate end of each zone. */
const zonesByLongitude: readonly [west: number, zone: string][] = [
  [-86, newYork],
  [-102, "America/Chicago"],
  [-114, "America/Denver"],
  [-125, "America/Los_Angeles"],
];

/** The time zone of most people in a state: good enough for “tonight”, not for opening hours. */
export function likelyZoneOfState(state: string): string {
  return timeZoneOfState(state) ?? mostlyIn[codeOfState(state) ?? ""] ?? newYork;
}

/** The probable time zone at a point. */
export function likelyZoneAt({ latitude, longitude }: Point): string {
  const isHawaii = latitude < 25 && longitude < -130;
  if (isHawaii) return "Pacific/Honolulu";
  return zonesByLongitude.find(([west]) => longitude > west)?.[1] ?? "America/Anchorage";
}
