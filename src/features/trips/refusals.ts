import { defineRefusals } from "#platform/http/response/refusal.ts";
import { maxMembers, maxTrips } from "./rules.ts";
import { maxStops } from "./trip.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

export const tripRefusals = defineRefusals({
  403: { "view-only": "This address is for looking only. Ask for the one that edits." },
  404: {
    "unknown-trip": "This trip is no longer here.",
    "unknown-subject": "That is no longer listed, so it could not be added.",
  },
  409: {
    "trips-full": `You have ${maxTrips} trips. Delete one you no longer need first.`,
    "trip-full": `A trip holds ${maxStops} stops. Remove one first.`,
    "members-full": `A trip has room for ${maxMembers} people beside its owner.`,
    "id-taken": "That could not be added. Please try again.",
  },
  503: {
    unexpected: { words: "Something went wrong on our side. Please send it again.", showsErrorId: true },
  },
});

/** The reasons to refuse something about a trip. */
export type TripRefusal = keyof typeof tripRefusals;
