import { answerMap } from "../answer-map.server.ts";
import { readMembers } from "../map-input.ts";
import { readMapCards } from "../read-map-cards.server.ts";
import type { Route } from "./+types/map-cards";

/** The businesses behind a disc of the full map. Public, like the directory. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = readMembers(url.searchParams);
  return answerMap(context, url, wanted && ((db, filters) => readMapCards(db, filters, wanted)));
}
