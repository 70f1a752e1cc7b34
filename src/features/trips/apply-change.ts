import { comparePositions, positionBetween } from "./position.ts";
import { type Edits, maxStops, type Trip, type TripChange, type TripStop } from "./trip.ts";

export type Applied = {
  trip: Trip;
  /** The fields that were left as they are: somebody else changed them first, or there is no room. */
  refused: string[];
};

/**
 * A trip after one change. An edited field must still have the value its author saw; the others are merged. Applying a
 * change a second time changes nothing, so whatever is sent twice is harmless.
 */
export function applyChange(trip: Trip, change: TripChange): Applied {
  switch (change.type) {
    case "edit-trip": {
      const { value, refused } = merge(trip, change.edits);
      return { trip: { ...value, stops: value.stops.map((stop) => placeWithin(stop, value.days)) }, refused };
    }
    case "add-stop":
      return addStop(trip, change.stop);
    case "edit-stop": {
      const stop = trip.stops.find(({ id }) => id === change.id);
      if (!stop) return { trip, refused: Object.keys(change.edits) };
      const { value, refused } = merge(stop, change.edits);
      return { trip: replaceStop(trip, value), refused };
    }
    case "move-stop": {
      const stop = trip.stops.find(({ id }) => id === change.id);
      if (!stop || (change.day ?? 1) > trip.days) return { trip, refused: ["day"] };
      const moved = { ...stop, day: change.day, position: change.position };
      return { trip: replaceStop(trip, standApart(trip, moved)), refused: [] };
    }
    case "remove-stop":
      return { trip: { ...trip, stops: trip.stops.filter(({ id }) => id !== change.id) }, refused: [] };
  }
}

function addStop(trip: Trip, stop: TripStop): Applied {
  if (trip.stops.some(({ id }) => id === stop.id)) return { trip, refused: [] };
  if (trip.stops.length >= maxStops) return { trip, refused: ["stops"] };
  const placed = standApart(trip, placeWithin(stop, trip.days));
  return { trip: { ...trip, stops: [...trip.stops, placed] }, refused: [] };
}

/** A stop of a day that the trip does not have is saved, and not placed. */
function placeWithin(stop: TripStop, days: number): TripStop {
  return stop.day !== null && stop.day > days ? { ...stop, day: null } : stop;
}

/** Two people may choose the same place at the same time: the second one comes right behind the first. */
function standApart(trip: Trip, stop: TripStop): TripStop {
  const others = trip.stops
    .filter(({ id, day }) => id !== stop.id && day === stop.day)
    .sort(comparePositions);
  if (others.every(({ position }) => position !== stop.position)) return stop;
  const next = others.find(({ position }) => position > stop.position);
  return { ...stop, position: positionBetween(stop.position, next?.position ?? null) };
}

function replaceStop(trip: Trip, changed: TripStop): Trip {
  return { ...trip, stops: trip.stops.map((stop) => (stop.id === changed.id ? changed : stop)) };
}

function merge<Fields extends object, Value extends Fields>(
  value: Value,
  edits: Edits<Fields>,
): { value: Value; refused: string[] } {
  const merged = { ...value };
  const refused: string[] = [];
  for (const name of Object.keys(edits) as (keyof Fields & string)[]) {
    const edit = edits[name];
    if (!edit || value[name] === edit.to) continue;
    if (value[name] === edit.from) Object.assign(merged, { [name]: edit.to });
    else refused.push(name);
  }
  return { value: merged, refused };
}
