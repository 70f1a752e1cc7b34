import { describe, expect, it } from "vitest";
import { applyChange } from "./apply-change.ts";
import { describeRefused } from "./refused-edits.ts";
import type { TripChange } from "./trip.ts";
import { aStop, aTrip } from "./trip-for-tests.ts";

const stop = aStop({ name: "Lunch", note: "Bring the yams.", costCents: 1850 });
const trip = aTrip({ stops: [stop] });
const edit: TripChange = {
  type: "edit-stop",
  id: stop.id,
  edits: { note: { from: "", to: "Bring the pies." }, costCents: { from: null, to: 2000 } },
};

describe("an edit that somebody else was faster with", () => {
  it("is described with both texts, and can be sent again from what is there now", () => {
    const { refused } = applyChange(trip, edit);
    const [note, cost] = describeRefused(trip, edit, refused);
    expect(note).toMatchObject({
      label: "The note of Lunch",
      theirs: "Bring the yams.",
      mine: "Bring the pies.",
    });
    expect(cost).toMatchObject({ label: "The cost of Lunch", theirs: "$18.50", mine: "$20" });
    const again = note?.again;
    if (!again) throw new Error("It cannot be sent again.");
    expect(applyChange(trip, again)).toMatchObject({
      refused: [],
      trip: { stops: [{ note: "Bring the pies.", costCents: 1850 }] },
    });
  });

  it("cannot be sent again when the stop is gone, but its words are still there", () => {
    expect(describeRefused(aTrip(), edit, ["note"])).toMatchObject([
      { theirs: "The stop was removed.", mine: "Bring the pies.", again: null },
    ]);
  });

  it("is nothing for a move", () => {
    expect(describeRefused(trip, { type: "remove-stop", id: stop.id }, ["day"])).toEqual([]);
  });
});
