import { useSyncExternalStore } from "react";

/** Whether scripts run here: until then the browser checks a form in its own words. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
