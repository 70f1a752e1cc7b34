import { placeSlugOf } from "../landing/landing-slug.ts";

/** The city in addresses, whichever spelling of the state is given: `atlanta-ga`. Null outside the states. */
export function citySlugOf(place: { city: string; state: string }): string | null {
  return placeSlugOf(place);
}
