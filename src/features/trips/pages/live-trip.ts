import { answerLiveChange } from "../answer-trip.server.ts";
import { answerVersion } from "../live-trip.server.ts";
import type { Route } from "./+types/live-trip";

/** Whether the trip has changed. */
export const loader = (args: Route.LoaderArgs) => answerVersion(args, { tripId: args.params.id });

/** One change of the board, sent in place. */
export const action = (args: Route.ActionArgs) => answerLiveChange(args, { tripId: args.params.id });
