import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { listNextEvents } from "./list-next-events.server.ts";

const database = setUpDatabase();

describe("listNextEvents", () => {
  it("lists approved and community events from now on, soonest first", async () => {
    const at = (day: number) => new Date(Date.UTC(2030, 0, day, 18));
    const event = (name: string, day: number, approval_status = "approved") => ({
      name,
      start_datetime: at(day),
      approval_status,
    });
    await database.db
      .insertInto("events")
      .values([
        event("Long gone", 1),
        event("Second", 12),
        event("Not looked at", 11, "pending"),
        event("Fourth", 20),
      ])
      .execute();
    await database.db
      .insertInto("new_events")
      .values([
        { title: "First", date: at(10) },
        { title: "Third", date: at(15) },
        { title: "Some day", date: null },
      ])
      .execute();
    const next = await listNextEvents(database.db, { from: at(5), limit: 3 });
    expect(next.map(({ name }) => name)).toEqual(["First", "Second", "Third"]);
    expect(next[1]).toEqual({ id: expect.any(String), name: "Second", startsAt: at(12), timeZone: "UTC" });
  });

  it("lists a repeating event once, at its next date", async () => {
    const start_datetime = new Date("2019-01-01T18:00:00Z");
    const repeats = { repeats: "daily", repeat_until: "2019-01-20" };
    const values = { name: "Every day", start_datetime, approval_status: "approved", ...repeats };
    await database.db.insertInto("events").values(values).execute();
    const next = await listNextEvents(database.db, { from: new Date("2019-01-10T20:00:00Z"), limit: 2 });
    expect(next.map(({ name, startsAt }) => [name, startsAt.toISOString()])).toEqual([
      ["Every day", "2019-01-11T18:00:00.000Z"],
      ["Long gone", "2030-01-01T18:00:00.000Z"],
    ]);
  });
});
