import { answerLiveChange } from "../answer-trip.server.ts";
import { answerVersion } from "../live-trip.server.ts";
import type { Route } from "./+types/shared-live-trip";

/** Whether the trip has changed. */
export const loader = (args: Route.LoaderArgs) => answerVersion(args, { key: args.params.key });

/** One change of the board, sent in place. */
export const action = (args: Route.ActionArgs) => answerLiveChange(args, { key: args.params.key });
