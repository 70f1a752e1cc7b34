import { otherReason } from "#platform/decisions/queue/queue.ts";

/** The reasons to reject an artist's profile. */
export const rejectReasons = [
  { value: "duplicate", label: "The artist is listed already" },
  { value: "unclear", label: "We could not tell who it is or what they make" },
  { value: "not-theirs", label: "The artist does not want to be listed, or the work is somebody else's" },
  { value: "spam", label: "Advertising or spam" },
  { value: "hate", label: "Hate, threats or insults" },
  otherReason,
] as const;
