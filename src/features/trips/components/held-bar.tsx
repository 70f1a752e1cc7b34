import { describePlace, type Held, listPlaces, nameDay } from "../moving.ts";
import type { Trip } from "../trip.ts";
import type { Moving } from "./use-moving.ts";

/** Where a stop that is picked up would land: keys on a desk, buttons on a phone. */
export function HeldBar({ trip, held, moving }: { trip: Trip; held: Held; moving: Moving }) {
  return (
    <div className="trip-held-bar">
      <b>Picked up. {describePlace(trip, held)}.</b>
      <div className="trip-held-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> order
        </span>
        <span>
          <kbd>←</kbd>
          <kbd>→</kbd> day
        </span>
        <span>
          <kbd>Space</kbd> drop
        </span>
        <span>
          <kbd>Esc</kbd> put back
        </span>
      </div>
      <div className="trip-held-taps">
        <button type="button" onClick={() => moving.shift("up")}>
          Earlier
        </button>
        <button type="button" onClick={() => moving.shift("down")}>
          Later
        </button>
        {listPlaces(trip)
          .filter((day) => day !== held.day)
          .map((day) => (
            <button key={day} type="button" onClick={() => moving.toDay(day)}>
              {day === null ? "Not placed" : nameDay(day)}
            </button>
          ))}
        <button type="button" className="is-done" onClick={moving.drop}>
          Drop here
        </button>
      </div>
    </div>
  );
}
