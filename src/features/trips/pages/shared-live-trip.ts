import { handleLiveChange } from "../handle-trip.server.ts";
import { respondWithVersion } from "../live-trip.server.ts";
import type { Route } from "./+types/shared-live-trip";

/** Whether the trip has changed. */
export const loader = (args: Route.LoaderArgs) => respondWithVersion(args, { key: args.params.key });

/** One change of the board, sent in place. */
export const action = (args: Route.ActionArgs) => handleLiveChange(args, { key: args.params.key });
