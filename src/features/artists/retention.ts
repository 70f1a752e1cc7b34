import { byHand, type RetentionRows } from "#platform/retention/retention-row.ts";

/** What the artist directory keeps about people. */
export const artistsRetention = {
  artists: {
    what: "Profiles of artists, with the contact they gave us; mail address and phone are never shown in lists",
    why: "They are the artist directory",
    keptFor: "As long as the artist is listed; we take a profile down when the artist asks",
    after: null,
    days: null,
    enforcedBy: byHand,
  },
  views: {
    what: "Visits of an artist’s profile: the hour, and a fingerprint of network and browser whose key is deleted every night",
    why: "To count each visitor once an hour, without knowing them",
    keptFor: "Two hours; then only the count",
    after: null,
    days: null,
    enforcedBy: "artists.forget-views",
  },
} as const satisfies RetentionRows;
