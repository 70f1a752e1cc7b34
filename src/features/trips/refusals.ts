import { defineRefusals } from "#platform/http/response/refusal.ts";
import { maxMembers, maxTrips } from "./rules.ts";
import { maxStops } from "./trip.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

export const tripRefusals = defineRefusals({
  "not-signed-in": { status: 401, words: "You are signed out. Please log in and try again." },
  "unknown-trip": { status: 404, words: "This trip is no longer here." },
  "unknown-subject": { status: 404, words: "That is no longer listed, so it could not be added." },
  "view-only": { status: 403, words: "This address is for looking only. Ask for the one that edits." },
  "trips-full": { status: 409, words: `You have ${maxTrips} trips. Delete one you no longer need first.` },
  "trip-full": { status: 409, words: `A trip holds ${maxStops} stops. Remove one first.` },
  "members-full": { status: 409, words: `A trip has room for ${maxMembers} people beside its owner.` },
  "id-taken": { status: 409, words: "That could not be added. Please try again." },
  unexpected: {
    status: 503,
    words: "Something went wrong on our side. Please send it again.",
    showsErrorId: true,
  },
});

/** The reasons to refuse something about a trip. */
export type TripRefusal = keyof typeof tripRefusals;
