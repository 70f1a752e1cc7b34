import { defineRetention, everyNight, forDays, withTheAccount } from "#platform/retention/retention-row.ts";

/** Personal data in messages between members and artists. */
export const connectRetention = defineRetention("Community and messages", {
  messages: {
    what: "Messages between you and artists, and what you report about them",
    why: "To pass them on without showing anybody's address",
    ...forDays(30),
    after: "you sent it; while a report about it waits, until an admin has decided; with the account",
    enforcedBy: everyNight,
  },
  blocks: {
    what: "That an artist or an admin has blocked your messages to the artist",
    why: "So that a block outlives the messages",
    keptFor: "Until the block is lifted, or you delete the account",
    after: null,
    days: null,
    enforcedBy: withTheAccount,
  },
});
