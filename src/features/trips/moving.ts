import { listStops, positionBetween } from "./position.ts";
import type { Trip, TripChange, TripStop } from "./trip.ts";

/** A stop that is picked up, and where it would land: a day, or null for "not placed yet", and how many stand before it. */
export type Held = { id: string; day: number | null; index: number };
export type MoveKey = "up" | "down" | "previous-day" | "next-day";

/** Picks a stop up where it stands. */
export function pickUp(trip: Trip, id: string): Held | null {
  const stop = trip.stops.find((candidate) => candidate.id === id);
  if (!stop) return null;
  return { id, day: stop.day, index: listStops(trip.stops, stop.day).findIndex((other) => other.id === id) };
}

/** Where it would land after a key; the same place at an edge. */
export function shift(trip: Trip, held: Held, key: MoveKey): Held {
  if (key === "up") return { ...held, index: Math.max(0, held.index - 1) };
  if (key === "down") return { ...held, index: Math.min(othersIn(trip, held).length, held.index + 1) };
  const days = listPlaces(trip);
  const next = days[days.indexOf(held.day) + (key === "next-day" ? 1 : -1)];
  return next === undefined ? held : moveToDay(trip, held, next);
}

/** The same place of another day, or its end. */
export function moveToDay(trip: Trip, held: Held, day: number | null): Held {
  const moved = { ...held, day };
  return { ...moved, index: Math.min(held.index, othersIn(trip, moved).length) };
}

/** `Day 2, place 3 of 4`. */
export function describePlace(trip: Trip, held: Held): string {
  return `${nameDay(held.day)}, place ${held.index + 1} of ${othersIn(trip, held).length + 1}`;
}

export function nameDay(day: number | null): string {
  return day === null ? "Saved, not placed yet" : `Day ${day}`;
}

/** The change that dropping it means; null where it came from. */
export function dropChange(trip: Trip, held: Held): TripChange | null {
  const start = pickUp(trip, held.id);
  if (!start || (start.day === held.day && start.index === held.index)) return null;
  const others = othersIn(trip, held);
  const position = positionBetween(
    others[held.index - 1]?.position ?? null,
    others[held.index]?.position ?? null,
  );
  return { type: "move-stop", id: held.id, day: held.day, position };
}

/** The days of a trip, then what is not placed yet. */
export function listPlaces({ days }: Pick<Trip, "days">): (number | null)[] {
  return [...Array.from({ length: days }, (_, index) => index + 1), null];
}

function othersIn(trip: Trip, { id, day }: Held): TripStop[] {
  return listStops(trip.stops, day).filter((stop) => stop.id !== id);
}
