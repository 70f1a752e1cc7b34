import type { Location } from "react-router";
import { showToast } from "#ui/toast-store.ts";
import { type LeaveGuard, useLeaveGuard } from "#ui/use-leave-guard.ts";

const whenOffline: LeaveGuard = {
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

/** Without a network the page stays as it is and says why; forms that go to their own page have words of their own. */
export function useStayWhenOffline(): void {
  useLeaveGuard(whenOffline);
}

const addressOf = ({ pathname, search }: Location) => pathname + search;
