import { useEffect } from "react";

/**
 * Reports that this profile was seen. Sent after the page is shown, so the page itself stays the same for everybody and
 * reading it changes nothing. Without JavaScript nothing is counted.
 */
export function useProfileView(artistId: string | null): void {
  useEffect(() => {
    if (!artistId) return undefined;
    // A page in a background tab is counted when somebody looks at it.
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
