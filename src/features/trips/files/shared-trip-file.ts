import type { Route } from "./+types/shared-trip-file";
import { respondWithFile } from "./respond-with-file.server.ts";

/** A file of a trip, for whoever has a secret address of it. The file does not repeat that address. */
export function loader({ params: { key, file }, context, request }: Route.LoaderArgs) {
  return respondWithFile({ context, request }, { address: { key }, file, path: "/trips" });
}
