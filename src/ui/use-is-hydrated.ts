import { useSyncExternalStore } from "react";

/** Whether the page is hydrated. False during server rendering. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
