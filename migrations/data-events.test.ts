import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addRow, addUser, type Row, readRow, refusalOf } from "./rows.ts";
import { testColumns } from "./test-columns.ts";

const database = setUpDatabase();
const db = () => database.db;

let count = 0;
const addEvent = (values: Row = {}) =>
  addRow(db(), "events", {
    name: `Market day ${++count}`,
    start_datetime: "2027-06-19T18:00:00Z",
    ...values,
  });

describe("events", () => {
  testColumns(db, "events", [
    ["DATA-68", "id", "uuid not null"],
    ["DATA-69", "name", "text not null"],
    ["DATA-70", "description", "text"],
    ["DATA-71", "start_datetime", "timestamp with time zone not null"],
    ["DATA-72", "end_datetime", "timestamp with time zone"],
    ["DATA-73", "location", "text"],
    ["DATA-74", "is_virtual", "boolean not null"],
    ["DATA-75", "featured", "boolean not null"],
    ["DATA-76", "event_type", "text"],
    ["DATA-77", "organizer_name", "text"],
    ["DATA-78", "website", "web_link"],
    ["DATA-79", "ticket_link", "web_link"],
    ["DATA-80", "image_url", "web_link"],
    ["DATA-83", "created_at", "timestamp with time zone not null"],
  ]);

  it("[DATA-81] events.media is a list of image URLs", async () => {
    const media = ["https://images.example.org/a.webp", "/files/b.webp"];
    expect(await addEvent({ media })).toMatchObject({ media });
    expect(await addEvent()).toMatchObject({ media: [] });
    expect(await refusalOf(addEvent({ media: [...media, "javascript:alert(1)"] }))).toBe("23514");
  });

  it("[DATA-82] events.approval_status is pending, approved or rejected, lowercase, nothing else", async () => {
    expect(await addEvent()).toMatchObject({ approval_status: "pending" });
    for (const approval_status of ["pending", "approved", "rejected"]) {
      expect(await addEvent({ approval_status })).toMatchObject({ approval_status });
    }
    for (const approval_status of ["Pending", "APPROVED", "live", ""]) {
      expect(await refusalOf(addEvent({ approval_status })), approval_status).toBe("23514");
    }
    expect(await refusalOf(addEvent({ approval_status: null }))).toBe("23502");
  });

  it.each([
    ["pending", "approved", "accepted"],
    ["pending", "rejected", "accepted"],
    ["approved", "rejected", "23514"],
    ["approved", "pending", "23514"],
    ["rejected", "approved", "23514"],
  ])("an event that moves from %s to %s is %s", async (from, to, outcome) => {
    const { id } = await addEvent({ approval_status: from });
    const move = sql`update events set approval_status = ${to} where id = ${id}`.execute(db());
    expect(await refusalOf(move)).toBe(outcome);
  });

  it("is approved once per name and moment, and ends after it starts", async () => {
    const twin = { name: "Juneteenth Gala", approval_status: "approved" };
    await addEvent(twin);
    expect(await refusalOf(addEvent({ ...twin, name: " juneteenth gala " }))).toBe("23505");
    expect(await refusalOf(addEvent({ ...twin, approval_status: "pending" }))).toBe("accepted");
    expect(await refusalOf(addEvent({ end_datetime: "2027-06-19T17:59:00Z" }))).toBe("23514");
  });
});

describe("user_saved_events", () => {
  testColumns(db, "user_saved_events", [
    ["DATA-85", "user_id", "uuid not null"],
    ["DATA-86", "event_id", "uuid not null"],
  ]);

  it("saves an event once per user, and deletes that with the event", async () => {
    const [{ id: user_id }, { id: event_id }] = [await addUser(db()), await addEvent()];
    await addRow(db(), "user_saved_events", { user_id, event_id });
    expect(await refusalOf(addRow(db(), "user_saved_events", { user_id, event_id }))).toBe("23505");
    await sql`delete from events where id = ${event_id}`.execute(db());
    await expect(readRow(db(), "user_saved_events", "event_id", event_id)).rejects.toThrow("No row");
  });
});

describe("new_events", () => {
  testColumns(db, "new_events", [
    ["DATA-87", "id", "uuid not null"],
    ["DATA-88", "title", "text not null"],
    ["DATA-89", "description", "text"],
    ["DATA-90", "date", "timestamp with time zone"],
    ["DATA-91", "location", "text"],
    ["DATA-92", "ticket_link", "web_link"],
  ]);

  it("[DATA-93] new_events.media is a list", async () => {
    const media = ["https://images.example.org/c.webp"];
    expect(await addRow(db(), "new_events", { title: "Story night", media })).toMatchObject({ media });
    expect(await addRow(db(), "new_events", { title: "Open mic" })).toMatchObject({ media: [] });
  });
});

describe("all_events", () => {
  const listed = async (name: string) => {
    const { rows } = await sql<Row>`
      select * from all_events where lower(btrim(name)) = ${name} order by start_datetime, id`.execute(db());
    return rows;
  };

  it("turns a community event into an event", async () => {
    const date = new Date("2027-02-01T20:00:00Z");
    const row = {
      title: "Rooftop Talk",
      date,
      location: "On VIRTUAL stage",
      ticket_link: "https://tickets.example.org",
    };
    const { id } = await addRow(db(), "new_events", row);
    expect(await listed("rooftop talk")).toMatchObject([
      {
        id: `ne-${id}`,
        event_id: null,
        name: "Rooftop Talk",
        start_datetime: date,
        is_virtual: true,
        featured: false,
        event_type: "Community Event",
        ticket_link: "https://tickets.example.org",
      },
    ]);
    await addRow(db(), "new_events", { title: "Nowhere yet", date });
    expect(await listed("nowhere yet")).toMatchObject([{ is_virtual: false }]);
  });

  it("has approved events only", async () => {
    for (const approval_status of ["pending", "rejected"])
      await addEvent({ name: "Hidden", approval_status });
    expect(await listed("hidden")).toEqual([]);
    await addEvent({ name: "Hidden", approval_status: "approved" });
    expect(await listed("hidden")).toHaveLength(1);
  });

  it("shows one per name and day: an event before a community event, the earlier before the later", async () => {
    const approved = { approval_status: "approved" };
    const at = (hour: number, day = 19) => `2027-06-${day}T${String(hour).padStart(2, "0")}:00:00Z`;
    await addRow(db(), "new_events", { title: " block PARTY", date: at(8) });
    const late = await addEvent({ ...approved, name: "Block Party", start_datetime: at(20) });
    expect(await listed("block party")).toMatchObject([{ id: late.id }]);
    const early = await addEvent({ ...approved, name: "block party ", start_datetime: at(10) });
    expect(await listed("block party")).toMatchObject([{ id: early.id }]);
    const nextDay = await addEvent({ ...approved, name: "Block Party", start_datetime: at(10, 20) });
    expect(await listed("block party")).toMatchObject([{ id: early.id }, { id: nextDay.id }]);
  });

  it("lists a community event while an event with the same name waits for approval", async () => {
    await addEvent({ name: "Poetry Slam" });
    await addRow(db(), "new_events", { title: "Poetry Slam", date: "2027-06-19T18:00:00Z" });
    expect(await listed("poetry slam")).toMatchObject([{ event_type: "Community Event" }]);
  });
});
