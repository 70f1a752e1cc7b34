import { handleLiveChange } from "../handle-trip.server.ts";
import { respondWithVersion } from "../live-trip.server.ts";
import type { Route } from "./+types/live-trip";

/** Whether the trip has changed. */
export const loader = (args: Route.LoaderArgs) => respondWithVersion(args, { tripId: args.params.id });

/** One change of the board, sent in place. */
export const action = (args: Route.ActionArgs) => handleLiveChange(args, { tripId: args.params.id });
