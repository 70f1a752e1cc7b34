import { describe, expect, it } from "vitest";
import { changeFromForm } from "./form-change.ts";
import { tripChange } from "./input.ts";
import { aStop, aTrip } from "./trip-for-tests.ts";

const stop = aStop({ id: "0199f000-0000-7000-8000-000000000001", name: "Lunch", position: "V" });
const trip = aTrip({ stops: [stop, aStop({ id: "0199f000-0000-7000-8000-000000000002", position: "W" })] });
const seen = JSON.stringify({
  name: "Lunch",
  address: "",
  startsAt: null,
  minutes: null,
  costCents: null,
  costKind: "other",
  note: "",
});
const typed = {
  name: "Lunch",
  address: "",
  startsAt: "",
  minutes: "",
  cost: "",
  costKind: "other",
  note: "",
};

function changeOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const change = changeFromForm(form, trip, () => "0199f000-0000-7000-8000-00000000000a");
  if (change) expect(tripChange.safeParse(change).error).toBeUndefined();
  return change;
}

describe("a form of the board", () => {
  it("edits only what its author changed", () => {
    const form = { act: "edit-stop", id: stop.id, seen, ...typed };
    expect(changeOf(form)).toBeNull();
    expect(
      changeOf({ ...form, startsAt: "12:45:00", cost: "$1,052.50", minutes: "75", note: "Cash\r\nonly" }),
    ).toEqual({
      type: "edit-stop",
      id: stop.id,
      edits: {
        startsAt: { from: null, to: "12:45" },
        minutes: { from: null, to: 75 },
        costCents: { from: null, to: 105_250 },
        note: { from: "", to: "Cash\nonly" },
      },
    });
  });

  it("adds a stop behind the others of its day", () => {
    const added = changeOf({ act: "add-stop", day: "1", ...typed, name: " The pie window " });
    expect(added).toMatchObject({
      type: "add-stop",
      stop: { day: 1, position: "X", kind: "own", subjectId: null, name: "The pie window" },
    });
    expect(changeOf({ act: "add-stop", day: "1", ...typed, name: "  " })).toBeNull();
  });

  it.each([
    [{ way: "down" }, { day: 1, position: "X" }],
    [
      { way: "day", day: "3" },
      { day: 3, position: "V" },
    ],
    [
      { way: "day", day: "" },
      { day: null, position: "V" },
    ],
  ])("moves a stop by %j", (fields, expected) => {
    expect(changeOf({ act: "move-stop", id: stop.id, ...fields } as Record<string, string>)).toMatchObject({
      type: "move-stop",
      ...expected,
    });
  });

  it("moves nothing up from the top", () => {
    expect(changeOf({ act: "move-stop", id: stop.id, way: "up" })).toBeNull();
  });

  it("edits the trip and its notes", () => {
    const was = { title: "Savannah with Mama", startsOn: "2027-03-19", days: 3, people: 2 };
    const form = {
      act: "edit-trip",
      seen: JSON.stringify(was),
      title: "Savannah",
      startsOn: "",
      days: "3",
      people: "2",
    };
    expect(changeOf(form)).toEqual({
      type: "edit-trip",
      edits: { title: { from: was.title, to: "Savannah" }, startsOn: { from: was.startsOn, to: null } },
    });
    expect(changeOf({ act: "notes", seen: '{"notes":""}', notes: "Blue suitcase." })).toEqual({
      type: "edit-trip",
      edits: { notes: { from: "", to: "Blue suitcase." } },
    });
  });

  it.each([
    {},
    { act: "other" },
    { act: "edit-stop", id: stop.id, seen: "{" },
    { act: "move-stop", id: "none" },
  ])("means nothing: %j", (fields) => {
    expect(changeOf(fields as Record<string, string>)).toBeNull();
  });
});
