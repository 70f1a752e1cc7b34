import { stateCodes } from "#platform/geo/us-states.ts";

/** Where most of our readers are. */
const fallbackZone = "America/New_York";

/** The time zones that a form offers where no script can ask the browser. */
export const offeredZones = [
  { value: "America/New_York", label: "Eastern Time" },
  { value: "America/Chicago", label: "Central Time" },
  { value: "America/Denver", label: "Mountain Time" },
  { value: "America/Phoenix", label: "Arizona" },
  { value: "America/Los_Angeles", label: "Pacific Time" },
  { value: "America/Anchorage", label: "Alaska" },
  { value: "Pacific/Honolulu", label: "Hawaii" },
  { value: "America/Puerto_Rico", label: "Puerto Rico" },
] as const;

/** The states outside Eastern Time. Of a state with two zones, the one of most of its people. */
const stateZones: readonly (readonly [zone: string, states: string])[] = [
  ["America/Chicago", "al ar il ia ks la mn ms mo ne nd ok sd tn tx wi"],
  ["America/Denver", "co id mt nm ut wy"],
  ["America/Phoenix", "az"],
  ["America/Los_Angeles", "ca nv or wa"],
  ["America/Anchorage", "ak"],
  ["Pacific/Honolulu", "hi"],
];

/** The time zone of a location such as `12 Elm Street, Macon, GA`; Eastern Time if its state is not said. */
export function defaultZone(location: string | null): string {
  const state = (location ?? "").split(",").at(-1)?.trim().toLowerCase() ?? "";
  const named = Object.entries(stateCodes).find(([name]) => name.toLowerCase() === state)?.[1];
  const code = named ?? state;
  return stateZones.find(([, states]) => states.split(" ").includes(code))?.[0] ?? fallbackZone;
}
