import { beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { readVenues } from "./read-venues.server.ts";

const database = setUpDatabase();
// Repeating events are expanded a year ahead.
const now = new Date();
const dayFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000);
const porch = "The Blue Porch, New Orleans, Louisiana";

async function addEvent(name: string, days: number, more: Record<string, unknown> = {}) {
  await database.owner
    .insertInto("events")
    .values({
      ...{ name, start_datetime: dayFromNow(days), time_zone: "UTC" },
      ...{ location: porch, approval_status: "approved", ...more },
    })
    .execute();
}

beforeAll(async () => {
  await database.owner
    .insertInto("venues")
    .values([
      { venue_name: "The Blue Porch", city: "New Orleans", state: "Louisiana" },
      { venue_name: "The Blue Porch", city: "Mobile", state: "Alabama" },
      { venue_name: "Roaming Stage" },
    ])
    .execute();
  await addEvent("Fourth Set", 9);
  await addEvent("First Set", 2, { organizer_name: "Odessa Vance" });
  await addEvent("Second Set", 3, {
    location: "the BLUE porch , 12 Rampart Street, New Orleans, Louisiana",
  });
  await addEvent("Third Set", -24, { repeats: "weekly", repeat_until: dayFromNow(30) });
  await addEvent("Over", -1);
  await addEvent("Called off", 2, { canceled_at: now });
  await addEvent("Not decided", 2, { approval_status: "pending" });
  await addEvent("On a screen", 2, { is_virtual: true });
  await addEvent("Next door", 2, { location: "The Blue Porch Annex, New Orleans, Louisiana" });
  await addEvent("No city", 2, { location: "Roaming Stage" });
  // The same evening, added by the community too.
  await database.owner
    .insertInto("new_events")
    .values([
      { title: "First Set", date: dayFromNow(2), location: porch },
      { title: "Undated Set", location: porch },
    ])
    .execute();
});

async function showsAt(city: string | null) {
  const { items } = await readVenues(database.db, { filter: "all", after: "" }, now);
  return items.find((venue) => venue.city === city)?.shows;
}

describe("readVenues", () => {
  it("lists the next three events in a venue, each once, soonest first", async () => {
    expect((await showsAt("New Orleans"))?.map(({ name }) => name)).toEqual([
      "First Set",
      "Second Set",
      "Third Set",
    ]);
  });

  it("has their organizer and time", async () => {
    const [first, , third] = (await showsAt("New Orleans")) ?? [];
    expect(first).toEqual({
      ...{ id: expect.any(String), name: "First Set", organizer: "Odessa Vance" },
      ...{ startsAt: dayFromNow(2).toISOString(), timeZone: "UTC" },
    });
    expect(third?.startsAt).toBe(dayFromNow(4).toISOString());
  });

  it("distinguishes venues with the same name in other or unknown cities", async () => {
    expect(await showsAt("Mobile")).toEqual([]);
    expect(await showsAt(null)).toEqual([]);
  });
});
