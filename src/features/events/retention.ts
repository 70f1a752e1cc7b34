import { byHand, defineRetention, withTheAccount } from "#platform/retention/retention-row.ts";

/** The retention of personal data of events. */
export const eventsRetention = defineRetention("Listings, events and requests", {
  submitted: {
    what: "Events you submitted, and changes of them that wait for an admin, with the organizer you named",
    why: "They are the calendar",
    keptFor:
      "As long as the event is listed. When you delete the account you choose: they go too, or they stay without it",
    after: null,
    days: null,
    enforcedBy: byHand,
  },
  saved: {
    what: "Events you saved, and the secret address of your own calendar, as a fingerprint",
    why: "To show them to you, and to remind you",
    keptFor: "Until you take them off the list, or delete the account",
    after: null,
    days: null,
    enforcedBy: withTheAccount,
  },
  refusals: {
    what: "Which letters you do not want",
    why: "So that you do not get them",
    keptFor: "Until you delete the account",
    after: null,
    days: null,
    enforcedBy: withTheAccount,
  },
});
