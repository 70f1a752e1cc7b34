import { otherReason } from "#platform/decisions/queue/queue.ts";

/** The reasons to reject a travel review. A bad rating is not one of them. */
export const rejectReasons = [
  { value: "hate", label: "Hate, threats or insults" },
  { value: "raid", label: "Part of a raid or a campaign" },
  { value: "spam", label: "Advertising or spam" },
  { value: "private", label: "Private data of a person" },
  { value: "elsewhere", label: "Not about this place" },
  otherReason,
] as const;
