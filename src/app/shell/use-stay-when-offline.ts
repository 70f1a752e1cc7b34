import { useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { showToast } from "#ui/toast-store.ts";

/** Without a network the page stays as it is and says why; forms that go to their own page have words of their own. */
export function useStayWhenOffline() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    showToast({
      title: "You are offline",
      description: "Please check your connection and try again.",
      variant: "destructive",
    });
  }, [blocker]);
}

const addressOf = ({ pathname, search }: Location) => pathname + search;
