import { useEffect } from "react";

/**
 * Reports a view of this profile. Sent after the page is shown, so the page stays the same for everyone and reading it
 * changes nothing. Without JavaScript nothing is counted.
 */
export function useProfileView(artistId: string | null): void {
  useEffect(() => {
    if (!artistId) return undefined;
    // A page in a background tab is counted once it is visible.
    const onVisible = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", onVisible);
      navigator.sendBeacon("/artist-views", new URLSearchParams({ artist: artistId }));
    };
    document.addEventListener("visibilitychange", onVisible);
    onVisible();
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [artistId]);
}
