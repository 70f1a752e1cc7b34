import type { Status } from "#platform/decisions/decider.ts";

/** What `approval_status` means for the queue. */
export const statuses: Readonly<Record<string, Status>> = {
  pending: "waiting",
  approved: "approved",
  rejected: "rejected",
};
