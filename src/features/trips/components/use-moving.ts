import { type DragEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { describePlace, dropChange, type Held, type MoveKey, moveToDay, pickUp, shift } from "../moving.ts";
import type { Trip, TripChange } from "../trip.ts";
import { findPlaceAt } from "./find-place-at.ts";

export type Moving = ReturnType<typeof useMoving>;

const keys: Partial<Record<string, MoveKey>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "previous-day",
  ArrowRight: "next-day",
};
/** Further than this, a press becomes a drag. */
const dragPixels = 6;

/** Picks up, moves and drops a stop, by keys, by pointer and by the buttons of a phone. Says what happens. */
export function useMoving(trip: Trip, send: (change: TripChange) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const [said, say] = useState("");
  const [dropped, setDropped] = useState<{ id: string } | null>(null);
  const press = useRef<{ x: number; y: number; id: string; dragged: Held | null } | null>(null);
  // Somebody else may have removed it meanwhile.
  const current = held && trip.stops.some(({ id }) => id === held.id) ? held : null;

  // The dropped stop is drawn anew in its day, and keeps the focus. State, not a ref: the effect of an earlier drawing may
  // run after the drop and before it is drawn.
  useEffect(() => {
    if (dropped) document.querySelector<HTMLElement>(`[data-grip="${dropped.id}"]`)?.focus();
  }, [dropped]);

  const nameOf = (id: string) => trip.stops.find((stop) => stop.id === id)?.name ?? "";

  function take(id: string) {
    const next = pickUp(trip, id);
    if (!next) return;
    setHeld(next);
    say(
      `Picked up ${nameOf(id)}. ${describePlace(trip, next)}. Arrows move it, Space drops it, Escape puts it back.`,
    );
  }

  function place(next: Held) {
    setHeld(next);
    say(`${describePlace(trip, next)}.`);
  }

  function drop(at: Held) {
    const change = dropChange(trip, at);
    if (change) send(change);
    setDropped({ id: at.id });
    say(`Dropped. ${nameOf(at.id)} is in ${describePlace(trip, at)}.`);
    setHeld(null);
  }

  function putBack({ id }: Held) {
    setDropped({ id });
    say(`Put back. ${nameOf(id)} stays where it was.`);
    setHeld(null);
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    const key = keys[event.key];
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      if (current?.id === id) drop(current);
      else take(id);
    } else if (current?.id === id && key) {
      event.preventDefault();
      place(shift(trip, current, key));
    } else if (current && event.key === "Escape") {
      event.preventDefault();
      putBack(current);
    }
  }

  function onPointerDown(event: PointerEvent<HTMLElement>, id: string) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    press.current = { x: event.clientX, y: event.clientY, id, dragged: null };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const start = press.current;
    if (!start || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!start.dragged && Math.hypot(dx, dy) < dragPixels) return;
    const home = pickUp(trip, start.id);
    if (!home) return;
    const card = event.currentTarget.closest<HTMLElement>("[data-stop]");
    // Follows the pointer; where it lands is drawn apart.
    card?.style.setProperty("translate", `${dx}px ${dy}px`);
    start.dragged = { ...home, ...findPlaceAt(event.clientX, event.clientY, start.id) };
    setHeld(start.dragged);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const start = press.current;
    press.current = null;
    event.currentTarget.closest<HTMLElement>("[data-stop]")?.style.removeProperty("translate");
    if (!start) return;
    // Not what was drawn last: the pointer may have been let go before the page caught up.
    if (start.dragged) return event.type === "pointerup" ? drop(start.dragged) : putBack(start.dragged);
    // A press without a drag: picks it up for the buttons, or drops it.
    if (event.type !== "pointerup") return;
    if (current?.id === start.id) drop(current);
    else take(start.id);
  }

  /** On a slow machine the browser may find a picture under the pointer and drag that, which would cancel ours. */
  function onDragStart(event: DragEvent) {
    if (press.current) event.preventDefault();
  }

  return {
    held: current,
    said,
    onDragStart,
    drop: () => current && drop(current),
    shift: (key: MoveKey) => current && place(shift(trip, current, key)),
    toDay: (day: number | null) => current && place(moveToDay(trip, current, day)),
    gripProps: (id: string) => ({
      "data-grip": id,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, id),
      onPointerDown: (event: PointerEvent<HTMLElement>) => onPointerDown(event, id),
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
    }),
  };
}
