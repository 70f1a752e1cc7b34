import { useSyncExternalStore } from "react";
import { Link as RouterLink, type LinkProps as RouterLinkProps } from "react-router";

export type LinkProps = Omit<RouterLinkProps, "to" | "discover" | "prefetch"> & {
  /** A path of this site, with query. */
  to: string;
  /** `intent` prefetches the page on hover or focus. */
  prefetch?: "none" | "intent" | undefined;
};

/** The router's link. The browser knows all routes from the start, so there are none to discover. */
export function Link({ prefetch, ...link }: LinkProps) {
  if (prefetch === "intent") return <PrefetchingLink {...link} />;
  return <RouterLink {...link} discover="none" />;
}

/** Does not prefetch while offline: the router would reload the page when that fails. */
function PrefetchingLink(link: RouterLinkProps) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <RouterLink {...link} discover="none" prefetch={isOnline ? "intent" : "none"} />;
}

function subscribe(onChange: () => void) {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
