import { adminOnly, defineRefusals } from "#platform/http/response/refusal.ts";
import { maxUnanswered } from "./rules.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** For the member, regardless of who ended it. */
export const closedWords = "This artist takes no messages here right now.";

/** Messages for refusals about conversations. */
export const connectRefusals = defineRefusals({
  400: {
    "has-address": {
      words: "Leave out web and email addresses until the artist has answered. The answer reaches you here.",
      field: "message",
    },
  },
  401: { "not-signed-in": "Please log in first." },
  403: { "not-allowed": adminOnly },
  404: {
    "not-open": "Connect feature coming soon!",
    "unknown-artist": "This artist is no longer here.",
    "unknown-conversation": "This conversation is no longer here.",
    "unknown-report": "This report is no longer here.",
  },
  409: {
    closed: closedWords,
    wait: `You have written ${maxUnanswered} times. Please wait for an answer first.`,
    blocked: "Messages with this member are blocked.",
  },
});
