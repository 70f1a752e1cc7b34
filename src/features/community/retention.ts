import { byHand, defineRetention } from "#platform/retention/retention-row.ts";

/** Personal data of the community. */
export const communityRetention = defineRetention("Community and messages", {
  members: {
    what: "What you told us when you joined the community: name, mail address, business, links, a few words, a picture",
    why: "To know who is with us, and to write to you",
    keptFor: "Until you ask us to remove it, or delete the account with the same mail address",
    after: null,
    days: null,
    enforcedBy: byHand,
  },
  messages: {
    what: "What you write to us by the contact form",
    why: "To answer you",
    keptFor: "On the site until it was mailed to us, usually seconds; in our mailbox until we delete it",
    after: null,
    days: null,
    enforcedBy: byHand,
  },
});
