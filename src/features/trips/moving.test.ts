import { describe, expect, it } from "vitest";
import { applyChange } from "./apply-change.ts";
import { describePlace, dropChange, type MoveKey, pickUp, shift } from "./moving.ts";
import { listStops } from "./position.ts";
import { aStop, aTrip } from "./trip-for-tests.ts";

const stop = (id: string, day: number | null, position: string) => aStop({ id, name: id, day, position });
const trip = aTrip({
  days: 2,
  stops: [stop("a", 1, "A"), stop("b", 1, "B"), stop("c", 1, "C"), stop("d", 2, "D"), stop("e", null, "E")],
});

function move(id: string, keys: MoveKey[]) {
  const start = pickUp(trip, id);
  if (!start) throw new Error(id);
  const held = keys.reduce((place, key) => shift(trip, place, key), start);
  const change = dropChange(trip, held);
  const moved = change ? applyChange(trip, change).trip : trip;
  const order = [1, 2, null].map((day) =>
    listStops(moved.stops, day)
      .map((other) => other.id)
      .join(""),
  );
  return { place: describePlace(trip, held), order: order.join(" "), change };
}

describe("a stop that is picked up", () => {
  it.each<[string, MoveKey[], string, string]>([
    ["b", [], "Day 1, place 2 of 3", "abc d e"],
    ["b", ["up"], "Day 1, place 1 of 3", "bac d e"],
    ["b", ["up", "up"], "Day 1, place 1 of 3", "bac d e"],
    ["b", ["down"], "Day 1, place 3 of 3", "acb d e"],
    ["b", ["down", "down", "up"], "Day 1, place 2 of 3", "abc d e"],
    ["b", ["next-day"], "Day 2, place 2 of 2", "ac db e"],
    ["c", ["next-day"], "Day 2, place 2 of 2", "ab dc e"],
    ["a", ["next-day", "next-day"], "Saved, not placed yet, place 1 of 2", "bc d ae"],
    ["e", ["next-day"], "Saved, not placed yet, place 1 of 1", "abc d e"],
    ["e", ["previous-day", "previous-day", "down"], "Day 1, place 2 of 4", "aebc d "],
    ["a", ["previous-day"], "Day 1, place 1 of 3", "abc d e"],
  ])("%s after %j lands in %s", (id, keys, place, order) => {
    expect(move(id, keys)).toMatchObject({ place, order });
  });

  it("changes nothing where it came from", () => {
    expect(move("b", ["up", "down"]).change).toBeNull();
    expect(pickUp(trip, "nothing")).toBeNull();
  });
});
