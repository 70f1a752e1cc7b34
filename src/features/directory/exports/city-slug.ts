import { placeSlugOf } from "../landing/landing-slug.ts";

/** The city in URLs, for any spelling of the state: `atlanta-ga`. Null outside the states. */
export function citySlugOf(place: { city: string; state: string }): string | null {
  return placeSlugOf(place);
}
