import type { Location } from "react-router";
import { showToast } from "#ui/toast-store.ts";
import { type LeaveGuard, useLeaveGuard } from "#ui/use-leave-guard.ts";

const offlineGuard: LeaveGuard = {
  blocks: (from, to) => !navigator.onLine && addressOf(from) !== addressOf(to),
  onBlocked: ({ stay }) => {
    stay();
    showToast({
      title: "You are offline",
      description: "Please check your connection and try again.",
      variant: "destructive",
    });
  },
};

/** Blocks navigation while offline and shows a toast. Forms that post to their own page show their own message. */
export function useOfflineGuard(): void {
  useLeaveGuard(offlineGuard);
}

const addressOf = ({ pathname, search }: Location) => pathname + search;
