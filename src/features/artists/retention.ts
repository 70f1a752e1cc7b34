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
} as const satisfies RetentionRows;
