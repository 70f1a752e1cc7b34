import { readMembers } from "../map-input.ts";
import { readMapCards } from "../read-map-cards.server.ts";
import { respondWithMap } from "../respond-with-map.server.ts";
import type { Route } from "./+types/map-cards";

/** The businesses of a disc on the full map. Public, like the directory. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = readMembers(url.searchParams);
  return respondWithMap(context, url, wanted && ((db, filters) => readMapCards(db, filters, wanted)));
}
