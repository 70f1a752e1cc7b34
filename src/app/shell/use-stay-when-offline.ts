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
  useEffect(() => {
    const leaving = new AbortController();
    for (const intent of ["mouseover", "mouseout", "focusin", "touchstart"])
      addEventListener(intent, keepFromPrefetching, { capture: true, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}

/** Links fetch ahead what they lead to, and the router reloads the page when it cannot get it. */
function keepFromPrefetching(event: Event) {
  if (navigator.onLine) return;
  // Coming to a link is told as leaving what was there before.
  const ends = [event.target, "relatedTarget" in event ? event.relatedTarget : null];
  if (ends.some((end) => end instanceof Element && end.closest("a"))) event.stopPropagation();
}

const addressOf = ({ pathname, search }: Location) => pathname + search;
