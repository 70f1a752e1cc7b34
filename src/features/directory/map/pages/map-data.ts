import { readBox } from "../map-input.ts";
import { readMap } from "../read-map.server.ts";
import { respondWithMap } from "../respond-with-map.server.ts";
import type { Route } from "./+types/map-data";

/** The data of the full map, fetched after each move. Public, like the directory. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const box = readBox(url.searchParams);
  return respondWithMap(context, url, box && ((db, filters) => readMap(db, filters, box)));
}
