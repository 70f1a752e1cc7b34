import { byHand, defineRetention, everyNight, forDays } from "#platform/retention/retention-row.ts";

/** Personal data in the artist directory. */
export const artistsRetention = defineRetention("Listings, events and requests", {
  artists: {
    what: "Profiles of artists, with the contact they gave us; mail address and phone are never shown in lists",
    why: "They are the artist directory",
    keptFor: "As long as the artist is listed; we take a profile down when the artist asks",
    after: null,
    days: null,
    enforcedBy: byHand,
  },
  rejected: {
    what: "Profiles of artists that we did not list or took down, with the contact in them",
    why: "So that a decision can be explained, and undone",
    ...forDays(90),
    after: "our decision, or the artist’s last change",
    enforcedBy: everyNight,
  },
  changes: {
    what: "The history of an artist’s profile: each change with the words before and after, and whose account made it",
    why: "So that artists can take a change back",
    ...forDays(1095),
    after: "the change; the account leaves it when it is deleted",
    enforcedBy: everyNight,
  },
  votes: {
    what: "Your votes for artists: the account, or the fingerprint of a browser that voted without one",
    why: "To count each voter once",
    keptFor:
      "As long as the artist is listed. When you delete the account you choose: they go too, or they stay without it",
    after: null,
    days: null,
    enforcedBy: "you",
  },
  voteOrigins: {
    what: "A fingerprint of the network and browser that the vote of a visitor or of a new account came from",
    why: "To notice when a crowd is sent to push an artist up",
    ...forDays(30),
    after: "the vote",
    enforcedBy: everyNight,
  },
  views: {
    what: "Visits of an artist’s profile: the hour, and a fingerprint of network and browser whose key is deleted every night",
    why: "To count each visitor once an hour, without knowing them",
    keptFor: "Two hours; then only the count",
    after: null,
    days: null,
    enforcedBy: "artists.forget-views",
  },
});
