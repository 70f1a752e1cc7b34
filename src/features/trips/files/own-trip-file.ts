import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import type { Route } from "./+types/own-trip-file";
import { respondWithFile } from "./respond-with-file.server.ts";

/** A file of a trip, for its owner and members. */
export function loader({ params: { id, file }, context, request, url }: Route.LoaderArgs) {
  requirePerson(context, url);
  return respondWithFile({ context, request }, { address: { tripId: id }, file, path: `/trips/${id}` });
}
