import { defineRetention, withTheAccount } from "#platform/retention/retention-row.ts";

/** What trips keep about people. */
export const tripsRetention = defineRetention("Listings, events and requests", {
  planned: {
    what: "Trips you plan: days, stops, notes and costs, and their secret addresses, as fingerprints",
    why: "To show them to you and to those you share them with",
    keptFor: "Until you delete the trip, or the account",
    after: null,
    days: null,
    enforcedBy: withTheAccount,
  },
  joined: {
    what: "Trips of others that you joined, and which of their stops you changed last",
    why: "To show them to you, and to say who was first when two change the same thing",
    keptFor: "Until you leave the trip, or delete the account. What you wrote there stays, without your name",
    after: null,
    days: null,
    enforcedBy: withTheAccount,
  },
});
