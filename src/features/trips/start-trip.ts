import { shortenLocation } from "#platform/geo/us-states.ts";
import type { Trip, TripDetails } from "./trip.ts";

type Start = Partial<Omit<TripDetails, "placeSlug">> & {
  /** Where its first stop is, `Savannah, Georgia`: the trip goes there. */
  address?: string;
};

const defaultTitle = "My trip";

/** A trip without stops; where the first one is in a city, the trip is named by it. */
export function startTrip({ address = "", ...details }: Start = {}): Trip {
  const place = readPlace(address);
  return {
    title: place ? `A trip to ${place.city}`.slice(0, 120) : defaultTitle,
    placeSlug: place?.slug ?? null,
    startsOn: null,
    days: 3,
    people: 1,
    notes: "",
    ...details,
    stops: [],
  };
}

/** The city at the end of an address, and its name in the addresses of pages, `savannah-ga`. */
function readPlace(address: string): { city: string; slug: string } | null {
  const parts = shortenLocation(address)
    .split(",")
    .map((part) => part.trim());
  const [city, state] = parts.slice(-2);
  if (!city || !state || !/^[A-Z]{2}$/.test(state)) return null;
  const slug = `${city} ${state}`
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return slug.length <= 120 ? { city, slug } : null;
}
