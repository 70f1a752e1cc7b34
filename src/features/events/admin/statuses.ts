import type { Status } from "#platform/decisions/decider.ts";

/** The queue status for each `approval_status`. */
export const statuses: Readonly<Record<string, Status>> = {
  pending: "waiting",
  approved: "approved",
  rejected: "rejected",
};
