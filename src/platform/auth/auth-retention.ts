import { defineRetention, everyNight, forDays } from "#platform/retention/retention-row.ts";

/** Data that logging in leaves behind. */
export const authRetention = defineRetention("Your account", {
  sessions: {
    what: "Where you are logged in: the kind of browser and device, and when it was used",
    why: "To keep you logged in, and to show you your devices",
    ...forDays(30),
    after: "you last used it there, 90 days at most; at once when you log out",
    enforcedBy: everyNight,
  },
  links: {
    what: "Links we mailed you to confirm an address or set a password, as fingerprints",
    why: "So that each works once, and a second press is not taken for a forgery",
    ...forDays(30),
    after: "you used it; one that was never used goes after a day",
    enforcedBy: everyNight,
  },
});
