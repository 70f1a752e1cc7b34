import { beforeEach, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { changeDate } from "../../date-changes-for-tests.ts";
import { addEvent } from "../../events-for-tests.ts";
import { listSavedEvents, type SavedView } from "./list-saved-events.server.ts";
import { listSavedIds } from "./list-saved-ids.server.ts";

const { services } = setUpServices();
const now = new Date("2026-12-01T12:00:00Z");
const hour = 3_600_000;
const at = (hours: number) => new Date(now.getTime() + hours * hour);
let userId: string;
beforeEach(async () => {
  userId = (await makePerson(services)).id;
});

async function save(name: string, values: Parameters<typeof addEvent>[1], user_id = userId) {
  const event_id = await addEvent(services.db, { name, end_datetime: null, ...values });
  await services.db.insertInto("user_saved_events").values({ user_id, event_id }).execute();
  return event_id;
}
const list = (view: SavedView, page: { after?: string; limit?: number } = {}) =>
  listSavedEvents(services.db, userId, { view, limit: 20, now, ...page });
const namesOf = async (view: SavedView) => (await list(view)).items.map(({ name }) => name);

describe("listSavedEvents", () => {
  it("lists upcoming events, soonest first, and past ones, latest first", async () => {
    await save("In a week", { start_datetime: at(168) });
    await save("Long ago", { start_datetime: at(-900) });
    await save("Tomorrow", { start_datetime: at(24) });
    await save("On right now", { start_datetime: at(-2), end_datetime: at(1) });
    await save("Yesterday", { start_datetime: at(-24), end_datetime: at(-20) });
    await save("Of somebody else", { start_datetime: at(5) }, (await makePerson(services)).id);
    expect(await namesOf("upcoming")).toEqual(["On right now", "Tomorrow", "In a week"]);
    expect(await namesOf("past")).toEqual(["Yesterday", "Long ago"]);
  });

  it("pages by cursor in both views", async () => {
    for (const hours of [1, 2, 3, -1, -2, -3])
      await save(`At ${hours} of ${userId}`, { start_datetime: at(hours) });
    for (const view of ["upcoming", "past"] as const) {
      const first = await list(view, { limit: 2 });
      const second = await list(view, { limit: 2, after: first.nextCursor ?? "" });
      const hours = [...first.items, ...second.items].map(
        ({ starts_at }) => Math.abs(+starts_at - +now) / hour,
      );
      expect(hours).toEqual([1, 2, 3]);
      expect(second.nextCursor).toBeNull();
    }
  });

  it("shows a series at its next date, and which earlier date is canceled", async () => {
    const start_datetime = at(-7 * 24 + 6);
    const id = await save("Weekly drum circle", { start_datetime, repeats: "weekly" });
    const canceled = { is_canceled: true, note: "The hall is flooded." };
    await changeDate(services.db, { eventId: id, originalStart: at(6), ...canceled });
    expect((await list("upcoming")).items).toMatchObject([
      {
        ...{ id, rule: "weekly", isCanceled: false, movedFrom: null, note: "The hall is flooded." },
        ...{ starts_at: at(7 * 24 + 6), canceledDate: at(6) },
      },
    ]);
  });

  it("says that a date of a series moved, and its old time", async () => {
    const id = await save("Weekly story hour", { start_datetime: at(6), repeats: "weekly" });
    const changed = { is_canceled: false, starts_at: at(8), note: "Two hours later." };
    await changeDate(services.db, { eventId: id, originalStart: at(6), ...changed });
    expect((await list("upcoming")).items).toMatchObject([
      { starts_at: at(8), movedFrom: at(6), canceledDate: null, note: "Two hours later." },
    ]);
  });

  it("keeps moved and canceled events, with the organizer's note", async () => {
    const moved = await save("Moved gala", { start_datetime: at(24) });
    await services.db
      .updateTable("events")
      .set({ start_datetime: at(48), change_note: "The band is late." })
      .where("id", "=", moved)
      .execute();
    const canceled = await save("Canceled gala", { start_datetime: at(72) });
    await services.db
      .updateTable("events")
      .set({ canceled_at: now, change_note: "We are sorry." })
      .where("id", "=", canceled)
      .execute();
    expect((await list("upcoming")).items).toMatchObject([
      { id: moved, isCanceled: false, movedFrom: at(24), note: "The band is late." },
      { id: canceled, isCanceled: true, starts_at: at(72), movedFrom: null, note: "We are sorry." },
    ]);
  });

  it("leaves out unlisted events", async () => {
    await save("Waiting again", { start_datetime: at(24), approval_status: "pending" });
    expect(await namesOf("upcoming")).toEqual([]);
    expect(await namesOf("past")).toEqual([]);
  });
});

describe("listSavedIds", () => {
  it("[EVTD-28] returns which of the given events this person saved, not others", async () => {
    const id = await save("Mine", { start_datetime: at(1) });
    const another = await save("Theirs", { start_datetime: at(2) }, (await makePerson(services)).id);
    expect(await listSavedIds(services.db, userId, [id, another, `ne-${id}`, "7"])).toEqual(new Set([id]));
    expect(await listSavedIds(services.db, userId, [])).toEqual(new Set());
  });
});
