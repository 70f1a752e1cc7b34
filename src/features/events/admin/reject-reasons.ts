import { otherReason } from "#platform/decisions/queue/queue.ts";

/** The reasons to reject an event. */
export const rejectReasons = [
  { value: "duplicate", label: "It is listed already" },
  { value: "unclear", label: "Date or place is missing or unclear" },
  { value: "elsewhere", label: "Not an event for this community" },
  { value: "spam", label: "Advertising or spam" },
  { value: "hate", label: "Hate, threats or insults" },
  otherReason,
] as const;
