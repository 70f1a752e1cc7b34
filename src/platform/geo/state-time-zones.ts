import { codeOfState } from "./us-states.ts";

const statesByZone = {
  "America/New_York": "ct dc de ga ma md me nc nh nj ny oh pa ri sc va vt wv",
  "America/Chicago": "al ar ia il la mn mo ms ok wi",
  "America/Denver": "co mt nm ut wy",
  "America/Phoenix": "az",
  "America/Los_Angeles": "ca wa",
  "Pacific/Honolulu": "hi",
};

const zonesByState = new Map(
  Object.entries(statesByZone).flatMap(([zone, states]) => states.split(" ").map((code) => [code, zone])),
);

/** The time zone of a state by its name or code, or null if it has more than one. */
export function timeZoneOfState(state: string): string | null {
  return zonesByState.get(codeOfState(state) ?? "") ?? null;
}
