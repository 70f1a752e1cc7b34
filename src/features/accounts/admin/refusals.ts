import { defineRefusals } from "#platform/http/response/refusal.ts";

export const memberRefusals = defineRefusals({
  403: { "not-allowed": "Only another admin may do this." },
  404: { "unknown-member": "There is no such member any more." },
  409: {
    "already-banned": "This member is banned already.",
    "not-banned": "This member is not banned.",
    "member-banned": "This member is banned. Lift the ban first.",
    "member-unverified": "This member has not verified the email address yet.",
    "already-so": "Another admin has done this already.",
  },
});

/** Why a command about a member refused. */
export type MemberRefusal = keyof typeof memberRefusals;
