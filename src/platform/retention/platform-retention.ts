import { byHand, defineRetention, everyNight, forDays } from "./retention-row.ts";

/** What the platform stores: emails, uploads, the audit log, and operational data. */
export const platformRetention = defineRetention("Running the site", {
  letters: {
    what: "Letters we sent you",
    why: "To send each once, and to find out why one did not arrive",
    ...forDays(30),
    after: "it was written; the farewell after a deleted account goes the night after it was sent",
    enforcedBy: everyNight,
  },
  uploads: {
    what: "Files you sent that no form has used",
    why: "So that you can finish the form",
    ...forDays(1),
    after: "you sent it",
    enforcedBy: "uploads.delete-expired",
  },
  pictures: {
    what: "Pictures you sent for something on the site, without the place, camera and date that were stored in them",
    why: "To show what they belong to",
    keptFor: "As long as what they show; 15 minutes longer",
    after: null,
    days: null,
    enforcedBy: "uploads.delete-expired",
  },
  verdicts: {
    what: "What admins decided about a claim, an event or a post, and why",
    why: "To explain a decision, and to take a wrong one back",
    ...forDays(1095),
    after: "the decision",
    enforcedBy: everyNight,
  },
  audit: {
    what: "The log of changes: which account did what and when, without names",
    why: "To find out who changed something, and to mend it",
    ...forDays(1095),
    after: "the change",
    enforcedBy: everyNight,
  },
  adminAddresses: {
    what: "The network address of admins beside what they did",
    why: "To recognize a stolen admin account",
    ...forDays(90),
    after: "the change",
    enforcedBy: everyNight,
  },
  rateLimits: {
    what: "How often a network address, or the fingerprint of a mail address, has tried something",
    why: "To stop floods and guessed passwords",
    ...forDays(1),
    after: "the last attempt, mostly within the hour",
    enforcedBy: "rate limiter",
  },
  jobs: {
    what: "Work that waits for the computer, such as a letter to be written; it may hold a mail address",
    why: "So that nothing is lost when a computer stops",
    ...forDays(1),
    after: "it is done, mostly within the hour",
    enforcedBy: "job queue",
  },
  logs: {
    what: "Log lines of the server: page, time and result of a request, without network address, name or mail address",
    why: "To find faults",
    ...forDays(30),
    after: "the request",
    enforcedBy: byHand,
  },
  backups: {
    what: "Backups of all of this, locked",
    why: "To bring the site back after an accident",
    ...forDays(35),
    after: "the backup; after a restore, deletions since then are made again",
    enforcedBy: byHand,
  },
});
