import { applyChange } from "../apply-change.ts";
import { type Placed, placeSubject } from "../place-subject.ts";
import { startTrip } from "../start-trip.ts";
import { maxStops, type TripChange } from "../trip.ts";
import { readStoredTrip, type StoredTrip, writeStoredTrip } from "./read-stored-trip.ts";
import { subscribeToStorage, tripStorage } from "./trip-storage.ts";

type Changed = { ok: true; refused: string[] } | { ok: false; message: string };

const full = "This trip is as large as a browser can keep. Sign up to keep planning.";

const unreadable = "Something in it is too long, or missing.";

export type AddedToKept =
  | { ok: true; title: string; stopId: string; day: number | null; isNew: boolean }
  | { ok: false; message: string };

/** The visitor's trip over its storage, for everything on one page. */
export function createVisitorTrip({ readKept, writeKept, dropKept }: typeof tripStorage) {
  const listeners = new Set<() => void>();
  let known: { text: string | null; kept: StoredTrip | null } = { text: null, kept: null };

  /** The visitor's trip; the same object as long as nothing changes. */
  function readVisitorTrip(): StoredTrip | null {
    const text = readKept();
    if (text !== known.text) known = { text, kept: readStoredTrip(text) };
    return known.kept;
  }

  /** Applies a change to the visitor's trip, which begins with it if there is none. */
  function changeVisitorTrip(change: TripChange): Changed {
    const { id, trip } = readVisitorTrip() ?? { id: crypto.randomUUID(), trip: startTrip() };
    const { trip: changed, refused } = applyChange(trip, change);
    if (refused.includes("stops")) return { ok: false, message: `A trip holds at most ${maxStops} stops.` };
    const failure = save({ id, trip: changed });
    return failure ? { ok: false, message: failure } : { ok: true, refused };
  }

  /** Begins a trip in this browser. */
  function startVisitorTrip(details: Parameters<typeof startTrip>[0]): void {
    save({ id: crypto.randomUUID(), trip: startTrip(details) });
  }

  /** Puts something of this site into the trip; adding it twice is adding it once. */
  function addToVisitorTrip(subject: Placed): AddedToKept {
    const { id, trip } = readVisitorTrip() ?? {
      id: crypto.randomUUID(),
      trip: startTrip({ address: subject.address }),
    };
    const { stop, isNew } = placeSubject(trip, subject, () => crypto.randomUUID());
    if (!isNew) return { ok: true, title: trip.title, stopId: stop.id, day: stop.day, isNew };
    const { trip: changed, refused } = applyChange(trip, { type: "add-stop", stop });
    if (refused.length > 0) return { ok: false, message: `A trip holds at most ${maxStops} stops.` };
    const failure = save({ id, trip: changed });
    if (failure) return { ok: false, message: failure };
    return { ok: true, title: trip.title, stopId: stop.id, day: stop.day, isNew };
  }

  /** Takes a stop out; a trip that is empty then and says nothing of its own is forgotten. */
  function takeOutOfVisitorTrip(stopId: string): void {
    const kept = readVisitorTrip();
    if (!kept) return;
    const { trip } = applyChange(kept.trip, { type: "remove-stop", id: stopId });
    const isBlank = trip.stops.length === 0 && trip.startsOn === null && trip.notes === "";
    if (isBlank) deleteVisitorTrip();
    else save({ ...kept, trip });
  }

  /** Forgets the visitor's trip, once an account has it. */
  function deleteVisitorTrip(): void {
    dropKept();
    tell();
  }

  /** Calls the listener when this or another tab changes the trip. Returns the unsubscribe function. */
  function subscribeToVisitorTrip(listener: () => void): () => void {
    listeners.add(listener);
    const unsubscribe = subscribeToStorage(listener);
    return () => {
      listeners.delete(listener);
      unsubscribe();
    };
  }

  /** Says why not, if it cannot be kept. What could not be read again is not written over what can. */
  function save(kept: StoredTrip): string | null {
    const text = writeStoredTrip(kept);
    if (text === null) return full;
    if (readStoredTrip(text)?.trip.stops.length !== kept.trip.stops.length) return unreadable;
    writeKept(text);
    tell();
    return null;
  }

  function tell() {
    for (const listener of listeners) listener();
  }

  return {
    readVisitorTrip,
    changeVisitorTrip,
    startVisitorTrip,
    addToVisitorTrip,
    takeOutOfVisitorTrip,
    deleteVisitorTrip,
    subscribeToVisitorTrip,
  };
}

export const {
  readVisitorTrip,
  changeVisitorTrip,
  startVisitorTrip,
  addToVisitorTrip,
  takeOutOfVisitorTrip,
  deleteVisitorTrip,
  subscribeToVisitorTrip,
} = createVisitorTrip(tripStorage);
