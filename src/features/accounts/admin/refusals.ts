import { defineRefusals } from "#platform/http/response/refusal.ts";

export const memberRefusals = defineRefusals({
  "not-allowed": { status: 403, words: "Only another admin may do this." },
  "unknown-member": { status: 404, words: "There is no such member any more." },
  "already-banned": { status: 409, words: "This member is banned already." },
  "not-banned": { status: 409, words: "This member is not banned." },
  "member-banned": { status: 409, words: "This member is banned. Lift the ban first." },
  "member-unverified": { status: 409, words: "This member has not verified the email address yet." },
  "already-so": { status: 409, words: "Another admin has done this already." },
});

/** Why a command about a member refused. */
export type MemberRefusal = keyof typeof memberRefusals;
