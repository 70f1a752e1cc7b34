import type { Location } from "react-router";
import { showToast } from "#ui/toast-store.ts";
import { type LeaveGuard, useLeaveGuard } from "#ui/use-leave-guard.ts";
import { isOfflinePage } from "../offline/find-offline-page.ts";
import { offlineKindOf } from "../offline/offline-pages.ts";

const offlineGuard: LeaveGuard = {
  blocks: (from, to) =>
    !navigator.onLine && addressOf(from) !== addressOf(to) && !isWithinOfflinePage(from, to),
  onBlocked: async ({ stay, to }) => {
    stay();
    // As a document, which loads the scripts of its own release.
    if (await isOfflinePage(to.pathname).catch(() => false)) return window.location.assign(addressOf(to));
    showToast({
      title: "You’re offline",
      description: "Please check your connection and try again.",
      variant: "destructive",
    });
  },
};

/**
 * Blocks navigation while offline and shows a toast, except to cached pages. Forms that post to their own page show
 * their own message.
 */
export function useOfflineGuard(): void {
  useLeaveGuard(offlineGuard);
}

const addressOf = ({ pathname, search }: Location) => pathname + search;

/** Another day of a guide: all of them came with the page. */
function isWithinOfflinePage(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && offlineKindOf(to.pathname) !== null;
}
