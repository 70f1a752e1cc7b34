import { likelyZoneOfState } from "#platform/geo/likely-time-zone.ts";
import { codeOfState } from "#platform/geo/us-states.ts";

/** The time zone of most readers. */
const fallbackZone = "America/New_York";

/** The time zones that a form offers when no script can ask the browser. */
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

/** `North Carolina` has two words, `District of Columbia` three. */
const maxStateWords = 3;

/**
 * The time zone of a location by its state: `12 Elm Street, Macon, GA 31201`, `Houston TX`. Null if it names no state.
 */
export function zoneOfLocation(location: string): string | null {
  const text = location
    .trim()
    .replace(/[\s,]+(?:usa|u\.s\.a?\.?|united states)\.?$/i, "")
    .replace(/[\s,]+\d{5}(?:-\d{4})?$/, "");
  const words = text.split(",").at(-1)?.trim().split(/\s+/) ?? [];
  for (let count = Math.min(maxStateWords, words.length); count > 0; count--) {
    const state = words.slice(-count).join(" ");
    if (codeOfState(state)) return likelyZoneOfState(state);
  }
  return null;
}

/** The time zone of a location; Eastern Time if it names no state. */
export function defaultZone(location: string | null): string {
  return zoneOfLocation(location ?? "") ?? fallbackZone;
}
