import { adminOnly, defineRefusals } from "#platform/http/response/refusal.ts";
import { maxUnanswered } from "./rules.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

/** To the member, whoever ended it. */
export const closedWords = "This artist takes no messages here right now.";

/** The reasons to refuse something about a conversation. */
export const connectRefusals = defineRefusals({
  "not-open": { status: 404, words: "Connect feature coming soon!" },
  "not-signed-in": { status: 401, words: "Please log in first." },
  "not-allowed": adminOnly,
  "unknown-artist": { status: 404, words: "This artist is no longer here." },
  "unknown-conversation": { status: 404, words: "This conversation is no longer here." },
  "unknown-report": { status: 404, words: "This report is no longer here." },
  closed: { status: 409, words: closedWords },
  wait: {
    status: 409,
    words: `You have written ${maxUnanswered} times. Please wait for an answer first.`,
  },
  "has-address": {
    status: 400,
    words: "Leave out web and email addresses until the artist has answered. The answer reaches you here.",
    field: "message",
  },
  blocked: { status: 409, words: "Messages with this member are blocked." },
});
