import { sql } from "kysely";
import { readLocation } from "./read-location.server.ts";

type Typed = { location: string | null; state: string | null };

/** The location columns of `businesses`. Every write of `location` or `state` writes them as well. */
export async function locationColumns(typed: Typed) {
  const { street, city, state, zip, latitude, longitude } = await readLocation(typed);
  return {
    location_street: street,
    location_city: city,
    location_state: state,
    location_zip: zip,
    location_latitude: latitude,
    location_longitude: longitude,
    // Differs between two writes of one transaction, so that the trigger recognizes a parsed location.
    location_read_at: sql<Date>`clock_timestamp()`,
  };
}
