import { defineRetention, everyNight, forDays } from "#platform/retention/retention-row.ts";

/** Personal data of travel. */
export const travelRetention = defineRetention("Listings, events and requests", {
  requests: {
    what: "Travel requests and ideas, with the name and mail address you gave, and our answer",
    why: "To answer them",
    ...forDays(730),
    after: "you sent it; with the account that has the same mail address",
    enforcedBy: everyNight,
  },
});
