import { useSyncExternalStore } from "react";
import type { StoredTrip } from "./read-stored-trip.ts";
import { readVisitorTrip, subscribeToVisitorTrip } from "./stored-trip.ts";

/** The trip that this browser keeps; null while there is none, and on the server. */
export function useVisitorTrip(): StoredTrip | null {
  return useSyncExternalStore(subscribeToVisitorTrip, readVisitorTrip, () => null);
}
