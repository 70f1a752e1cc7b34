import { beforeEach, describe, expect, it } from "vitest";
import type { PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { addEvent } from "../../events-for-tests.ts";
import { addPicture, readEvent } from "../../submit/events-for-tests.ts";
import { findOwnEvent, listOwnEvents } from "../queries/list-own-events.server.ts";
import { listSeriesDates } from "../queries/list-series-dates.server.ts";
import { cancelDate } from "./cancel-date.server.ts";
import { cancelEvent } from "./cancel-event.server.ts";
import { editEvent } from "./edit-event.server.ts";
import { moveDate } from "./move-date.server.ts";

const { services } = setUpServices();
let ama: PersonActor;
let kofi: PersonActor;
beforeEach(async () => {
  ama = aMember((await makePerson(services)).id);
  kofi = aMember((await makePerson(services)).id);
});

type Values = NonNullable<Parameters<typeof addEvent>[1]>;
const add = (values: Values = {}) => addEvent(services.db, { submitted_by: ama.id, ...values });
const rowOf = (id: string) =>
  services.db.selectFrom("events").selectAll().where("id", "=", id).executeTakeFirst();
const revisionsOf = (id: string) =>
  services.db
    .selectFrom("event_revisions")
    .select(["id", "fields", "approval_status"])
    .where("event_id", "=", id)
    .execute();
const auditOf = (id: string) =>
  services.db.selectFrom("audit_log").select(["action", "actor_id"]).where("subject_id", "=", id).execute();
const noticesOf = async (id: string) => {
  const { rows } = await services.pool.query(
    "select data from pgboss.job where name = 'events.notice' and data->>'eventId' = $1 order by created_on",
    [id],
  );
  return rows.map(({ data }) => data);
};
const refusal = (reason: string) => ({ ok: false, reason });
const change = (id: string, values: Record<string, unknown> = {}) => ({ id, ...readEvent(values) });

describe("editEvent", () => {
  it("changes a pending event, which stays pending", async () => {
    const id = await add({ approval_status: "pending" });
    expect(await editEvent(services, ama, change(id, { name: "New name" }))).toEqual({
      ok: true,
      outcome: "saved",
    });
    expect(await rowOf(id)).toMatchObject({ name: "New name", approval_status: "pending" });
    expect(await revisionsOf(id)).toEqual([]);
    expect(await auditOf(id)).toEqual([{ action: "event.edit", actor_id: ama.id }]);
  });

  it("holds the changes of a listed event, and replaces earlier pending ones", async () => {
    const id = await add();
    const before = await rowOf(id);
    expect(await editEvent(services, ama, change(id, { name: "New name" }))).toMatchObject({
      outcome: "waits",
    });
    const [first] = await revisionsOf(id);
    expect(first?.fields).toMatchObject({ name: "New name", start_datetime: "2031-01-23T23:30:00.000Z" });
    expect(first?.fields, "but what stays").not.toHaveProperty("time_zone");
    await editEvent(services, ama, change(id, { name: "Newer name" }));
    const [second, ...others] = await revisionsOf(id);
    expect(others).toEqual([]);
    expect(second?.fields).toMatchObject({ name: "Newer name" });
    expect(second?.id, "so that nobody approves what they have not seen").not.toBe(first?.id);
    expect(await rowOf(id)).toEqual(before);
    expect(await findOwnEvent(services.db, { userId: ama.id, id })).toMatchObject({
      revision: { name: "Newer name" },
    });
  });

  it("withdraws a change that restores the listed values", async () => {
    const fields = readEvent().fields;
    const id = await add({ ...fields });
    await editEvent(services, ama, change(id, { name: "Other" }));
    expect(await editEvent(services, ama, change(id))).toEqual({ ok: true, outcome: "unchanged" });
    expect(await revisionsOf(id)).toEqual([]);
  });

  it("keeps the picture or takes a new one, and deletes the old one", async () => {
    const [one, two] = [await addPicture(services.db, ama.id), await addPicture(services.db, ama.id)];
    const id = await add({ approval_status: "pending" });
    await editEvent(services, ama, change(id, { image_url: one.id }));
    await editEvent(services, ama, change(id, { image_url: one.url, name: "Same picture" }));
    expect(await rowOf(id)).toMatchObject({ image_url: one.url, name: "Same picture" });
    await editEvent(services, ama, change(id, { image_url: two.id }));
    expect(await rowOf(id)).toMatchObject({ image_url: two.url });
    const files = await services.db.selectFrom("stored_files").select(["id", "delete_after"]).execute();
    expect(files).toContainEqual({ id: one.id, delete_after: expect.any(Date) });
    expect(files).toContainEqual({ id: two.id, delete_after: null });
    const theirs = await addPicture(services.db, kofi.id);
    expect(await editEvent(services, ama, change(id, { image_url: theirs.id }))).toEqual(
      refusal("picture-gone"),
    );
  });

  it("refuses everyone else, and canceled or rejected events", async () => {
    const id = await add();
    for (const actor of [kofi, anAdmin(kofi.id)])
      expect(await editEvent(services, actor, change(id))).toEqual(refusal("unknown-event"));
    expect(await editEvent(services, aVisitor(), change(id))).toEqual(refusal("not-signed-in"));
    const orphan = await addEvent(services.db, { submitted_by: null });
    expect(await editEvent(services, ama, change(orphan))).toEqual(refusal("unknown-event"));
    const canceled = await add({ canceled_at: new Date() });
    expect(await editEvent(services, ama, change(canceled))).toEqual(refusal("canceled"));
    const rejected = await add({ approval_status: "rejected" });
    expect(await editEvent(services, ama, change(rejected))).toEqual(refusal("not-taken"));
    for (const one of [id, orphan, canceled, rejected]) expect(await revisionsOf(one)).toEqual([]);
  });
});

describe("cancelEvent", () => {
  it("cancels a listed event immediately, with a note, and notifies the people who saved it", async () => {
    const id = await add();
    await editEvent(services, ama, change(id, { name: "Other" }));
    expect(await cancelEvent(services, ama, { id, note: "The hall burned." })).toMatchObject({
      outcome: "canceled",
    });
    expect(await rowOf(id)).toMatchObject({
      ...{ approval_status: "approved", canceled_at: expect.any(Date), change_note: "The hall burned." },
    });
    expect(await revisionsOf(id)).toEqual([]);
    expect(await noticesOf(id)).toMatchObject([{ kind: "canceled", sequence: 1 }]);
    const listed = await services.db.selectFrom("all_events").select("id").where("id", "=", id).execute();
    expect(listed).toEqual([]);
    expect(await cancelEvent(services, ama, { id, note: null })).toEqual(refusal("canceled"));
  });

  it("withdraws a pending event", async () => {
    const id = await add({ approval_status: "pending" });
    expect(await cancelEvent(services, ama, { id, note: null })).toMatchObject({ outcome: "withdrawn" });
    expect(await rowOf(id)).toBeUndefined();
    expect(await noticesOf(id)).toEqual([]);
  });

  it("refuses everyone else", async () => {
    const id = await add();
    for (const actor of [kofi, anAdmin(kofi.id)])
      expect(await cancelEvent(services, actor, { id, note: null })).toEqual(refusal("unknown-event"));
    expect(await cancelEvent(services, aVisitor(), { id, note: null })).toEqual(refusal("not-signed-in"));
    expect(await rowOf(id)).toMatchObject({ canceled_at: null });
  });
});

describe("single dates", () => {
  const soon = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000);
  const weekly = { start_datetime: soon, end_datetime: null, repeats: "weekly", time_zone: "UTC" };
  const addWeekly = async () => {
    const id = await add(weekly);
    const dates = await listSeriesDates(services.db, { id, limit: 4 });
    const [, second] = dates.map(({ originalStart }) => originalStart);
    return { id, originalStart: second ?? new Date(0) };
  };
  const local = (from: Date, days: number) =>
    new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 16);

  it("are canceled once", async () => {
    const { id, originalStart } = await addWeekly();
    expect(await cancelDate(services, ama, { id, originalStart, note: "Snow" })).toEqual({ ok: true });
    const dates = await listSeriesDates(services.db, { id, limit: 3 });
    expect(dates.map(({ isCanceled, note }) => [isCanceled, note])).toEqual([
      ...[[false, null]],
      ...[[true, "Snow"]],
      ...[[false, null]],
    ]);
    expect(await noticesOf(id)).toMatchObject([
      { kind: "date-canceled", originalStart: originalStart.toISOString() },
    ]);
    expect(await cancelDate(services, ama, { id, originalStart, note: null })).toEqual(
      refusal("unknown-date"),
    );
    expect(await auditOf(id)).toEqual([{ action: "event.cancel-date", actor_id: ama.id }]);
  });

  it("are moved between the dates around them, also when canceled before", async () => {
    const { id, originalStart } = await addWeekly();
    await cancelDate(services, ama, { id, originalStart, note: null });
    const move = (days: number, actor = ama) =>
      moveDate(services, actor, { id, originalStart, startsAt: local(originalStart, days), note: null });
    expect(await move(2)).toEqual({ ok: true });
    const [, moved] = await listSeriesDates(services.db, { id, limit: 2 });
    expect(moved).toMatchObject({ isMoved: true, isCanceled: false });
    expect(moved?.startsAt.getTime()).toBe(originalStart.getTime() + 2 * 86_400_000);
    for (const days of [7, 8, -7, -30])
      expect(await move(days), `${days}`).toEqual(refusal("outside-series"));
    expect(await move(1, kofi)).toEqual(refusal("unknown-event"));
    const begun = new Date(soon.getTime() - 3 * 86_400_000);
    const running = await add({ ...weekly, start_datetime: begun });
    const next = new Date(begun.getTime() + 7 * 86_400_000);
    const yesterday = { id: running, originalStart: next, startsAt: local(soon, -2), note: null };
    expect(await moveDate(services, ama, yesterday), "into the past").toEqual(refusal("outside-series"));
    expect((await noticesOf(id)).map(({ kind }) => kind)).toEqual(["date-canceled", "date-moved"]);
  });

  it("must belong to the series", async () => {
    const { id, originalStart } = await addWeekly();
    const other = new Date(originalStart.getTime() + 3_600_000);
    const act = { id, originalStart: other, note: null };
    expect(await cancelDate(services, ama, act)).toEqual(refusal("unknown-date"));
    expect(await moveDate(services, ama, { ...act, startsAt: local(other, 1) })).toEqual(
      refusal("unknown-date"),
    );
    const once = await add({ start_datetime: soon, end_datetime: null });
    const whole = { id: once, originalStart: soon, note: null };
    expect(await cancelDate(services, ama, whole), "an event that happens once").toEqual(
      refusal("unknown-date"),
    );
    expect(await cancelDate(services, kofi, { ...act, originalStart })).toEqual(refusal("unknown-event"));
    const past = await add({ ...weekly, start_datetime: new Date(soon.getTime() - 21 * 86_400_000) });
    const first = { id: past, originalStart: new Date(soon.getTime() - 21 * 86_400_000), note: null };
    expect(await cancelDate(services, ama, first), "a date that is over").toEqual(refusal("unknown-date"));
  });
});

it("the list of own events contains no others, newest first, page by page", async () => {
  const [one, two] = [await add(), await add({ approval_status: "rejected" })];
  await addEvent(services.db, { submitted_by: kofi.id });
  const first = await listOwnEvents(services.db, { userId: ama.id, limit: 1 });
  const second = await listOwnEvents(services.db, {
    userId: ama.id,
    limit: 1,
    after: first.nextCursor ?? "",
  });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([two, one]);
  expect(second.nextCursor).toBeNull();
  expect(await findOwnEvent(services.db, { userId: kofi.id, id: one })).toBeNull();
});
