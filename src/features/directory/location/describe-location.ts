import type { ReadLocation } from "./read-location.server.ts";

/** Describes how a location was parsed, for its form field; null for an empty one. */
export function describeLocation({ street, city, state, zip, latitude }: ReadLocation): string | null {
  if (!street && !city && !state) return null;
  const place = [street, city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  if (!city) return `Understood as ${place}, without a city. Add city and state to be found there.`;
  if (latitude === null)
    return `Understood as ${place}. We do not know where this city is, so it is not on the map.`;
  if (zip) return `Understood as ${place}. On the map at its ZIP code.`;
  return `Understood as ${place}. On the map in the middle of ${city}${street ? "; add the ZIP code to come closer" : ""}.`;
}
