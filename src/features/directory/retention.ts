import { byHand, defineRetention, everyNight, forDays } from "#platform/retention/retention-row.ts";

/** Personal data of owners and visitors in the directory. */
export const directoryRetention = defineRetention("Listings, events and requests", {
  listings: {
    what: "Listings of businesses, with the founder, phone and mail address they publish",
    why: "They are the directory",
    keptFor: "As long as the business is listed; we take a listing down when its owner asks",
    after: null,
    days: null,
    enforcedBy: byHand,
  },
  changes: {
    what: "The history of a listing: each change with the words before and after, and whose account made it",
    why: "So that owners can take a change back",
    ...forDays(1095),
    after: "the change; the account leaves it when it is deleted",
    enforcedBy: everyNight,
  },
  visits: {
    what: "Visits of a business page: the hour, and a fingerprint of network and browser whose key is deleted every night",
    why: "To count visitors for the owner, without knowing them",
    keptFor: "This month and the one before; then only the counts",
    after: null,
    days: null,
    enforcedBy: "directory.roll-up-visits",
  },
});
