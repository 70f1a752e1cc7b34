import { useSyncExternalStore } from "react";
import { readVisitorTrip, subscribeToVisitorTrip } from "./kept-trip.ts";
import type { KeptTrip } from "./read-kept-trip.ts";

/** The trip that this browser keeps; null while there is none, and on the server. */
export function useVisitorTrip(): KeptTrip | null {
  return useSyncExternalStore(subscribeToVisitorTrip, readVisitorTrip, () => null);
}
