import { beforeAll, describe, expect, it } from "vitest";
import type { Actor, PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { undoDecisions } from "#platform/decisions/commands/undo-decisions.server.ts";
import type { Verdict } from "#platform/decisions/decider.ts";
import { setUpServices } from "#testing/services.ts";
import { addEvent } from "../events-for-tests.ts";
import { cancelEvent } from "../own/commands/cancel-event.server.ts";
import { editEvent } from "../own/commands/edit-event.server.ts";
import { countPendingRevisions } from "../queries/count-pending-events.server.ts";
import { listAllEvents, listWaitingEvents } from "../queries/list-queued-events.server.ts";
import { addPicture, readEvent } from "../submit/events-for-tests.ts";
import { revisionDecider } from "./decide-revisions.server.ts";
import { eventsQueue } from "./events-queue.server.ts";

const { services } = setUpServices();
const deciders = [revisionDecider];
let admin: PersonActor;
let nia: TestPerson;
beforeAll(async () => {
  admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
  nia = await makePerson(services, { username: "Nia" });
});

const approved: Verdict = { outcome: "approved" };
const unclear: Verdict = { outcome: "rejected", reason: "unclear", note: "Which hall is it?" };
const rowOf = (id: string) =>
  services.db.selectFrom("events").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
/** A listed event with a pending change. */
async function addRevision(change: Record<string, unknown> = {}) {
  const { fields } = readEvent({ name: `Lamp walk ${Math.random()}` });
  const eventId = await addEvent(services.db, { ...fields, submitted_by: nia.id });
  const input = readEvent({ name: fields.name, ...change });
  await editEvent(services, aMember(nia.id), { ...input, id: eventId });
  const revision = await services.db
    .selectFrom("event_revisions")
    .select("id")
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  return { eventId, id: revision.id };
}
const decide = (actor: Actor, id: string, verdict: Verdict) =>
  decideItems({ ...services, deciders }, actor, { items: [{ kind: "event_revision", id }], verdict });
const undo = async (result: Awaited<ReturnType<typeof decide>>) => {
  const ids = result.ok ? result.decided.map(({ decisionId }) => decisionId) : [];
  return undoDecisions({ ...services, deciders }, admin, { ids });
};
const noticesOf = async (id: string) =>
  (
    await services.pool.query(
      "select data->>'kind' as kind from pgboss.job where name = 'events.notice' and data->>'eventId' = $1",
      [id],
    )
  ).rows.map(({ kind }) => kind);
const emailsAbout = async (name: string) =>
  (
    await services.owner
      .selectFrom("mail_outbox")
      .select(["template", "data"])
      .where("recipient", "=", nia.email)
      .execute()
  ).filter(({ data }) => JSON.stringify(data).includes(name));

describe("a change of a listed event", () => {
  it("is applied when approved, with audit entry and emails to its submitter and the people who saved the event", async () => {
    const { eventId, id } = await addRevision({ start_datetime: "2031-02-02T20:00", event_type: "Vigil" });
    const { name } = await rowOf(eventId);
    expect(await decide(admin, id, approved)).toMatchObject({ decided: [{ id }] });
    expect(await rowOf(eventId)).toMatchObject({
      ...{ name, event_type: "Vigil", approval_status: "approved" },
      ...{ start_datetime: new Date("2031-02-03T01:00:00Z"), moved_from: new Date("2031-01-23T23:30:00Z") },
    });
    expect(await noticesOf(eventId)).toEqual(["moved"]);
    expect(await emailsAbout(name)).toMatchObject([{ template: "event-change-approved", data: { eventId } }]);
    const audited = await services.db
      .selectFrom("audit_log")
      .select(["action", "actor_id"])
      .where("subject_id", "=", id)
      .execute();
    expect(audited).toEqual([{ action: "event_revision.approve", actor_id: admin.id }]);
  });

  it("sends no email to people who saved it if time and place stay the same", async () => {
    const { eventId, id } = await addRevision({ description: "With candles." });
    await decide(admin, id, approved);
    expect(await rowOf(eventId)).toMatchObject({ description: "With candles.", moved_from: null });
    expect(await noticesOf(eventId)).toEqual([]);
  });

  it("leaves the event unchanged when rejected, and says why", async () => {
    const { eventId, id } = await addRevision({ location: "Elsewhere" });
    const before = await rowOf(eventId);
    await decide(admin, id, unclear);
    expect(await rowOf(eventId)).toEqual(before);
    expect(await emailsAbout(before.name)).toMatchObject([
      {
        template: "event-change-rejected",
        data: { reason: "Date or place is missing or unclear", note: "Which hall is it?" },
      },
    ]);
  });

  it("can be undone: the event is restored, and the change is pending again", async () => {
    const picture = await addPicture(services.db, nia.id);
    const change = { start_datetime: "2031-02-02T20:00", image_url: picture.id, repeats: "weekly" };
    const { eventId, id } = await addRevision(change);
    const { sequence, updated_at, moved_from, ...before } = await rowOf(eventId);
    const result = await decide(admin, id, approved);
    expect(await rowOf(eventId)).toMatchObject({ image_url: picture.url, repeats: "weekly" });
    expect(await undo(result)).toMatchObject({ undone: [{ id }] });
    expect(await rowOf(eventId)).toMatchObject(before);
    expect((await listWaitingEvents(services.db, { sort: "newest", limit: 50 })).items).toContainEqual(
      expect.objectContaining({ id, kind: "event_revision", status: "waiting" }),
    );
    expect(await decide(admin, id, approved), "and can be approved anew").toMatchObject({
      decided: [{ id }],
    });
    expect(await rowOf(eventId)).toMatchObject({ image_url: picture.url });
  });

  it("cannot be undone after a later change", async () => {
    const { eventId, id } = await addRevision({ event_type: "Vigil" });
    const result = await decide(admin, id, approved);
    await services.db.updateTable("events").set({ event_type: "March" }).where("id", "=", eventId).execute();
    expect(await undo(result)).toMatchObject({ undone: [], refused: ["changed-since"] });
    expect(await rowOf(eventId)).toMatchObject({ event_type: "March" });
  });

  it("cannot be undone while a newer change of the event is pending", async () => {
    const { eventId, id } = await addRevision({ event_type: "Vigil" });
    const result = await decide(admin, id, unclear);
    const { name } = await rowOf(eventId);
    const newer = { id: eventId, ...readEvent({ name, event_type: "March" }) };
    expect(await editEvent(services, aMember(nia.id), newer)).toMatchObject({ outcome: "waits" });
    expect(await undo(result)).toMatchObject({ undone: [], refused: ["newer-waits"] });
    expect(eventsQueue.refusals?.["newer-waits"]?.status).toBe(409);
  });

  it("cannot create a second event with the same name and time", async () => {
    const other = await addRevision({ event_type: "March" });
    const { name } = await rowOf(other.eventId);
    const { id } = await addRevision({ name, event_type: "Vigil" });
    expect(await decide(admin, id, approved)).toMatchObject({ refused: [{ id, reason: "duplicate" }] });
  });

  it("is withdrawn by a cancellation, and reported as gone to an admin who still sees it", async () => {
    const { eventId, id } = await addRevision({ event_type: "Vigil" });
    await cancelEvent(services, aMember(nia.id), { id: eventId, note: null });
    expect(await decide(admin, id, approved)).toMatchObject({ refused: [{ id, reason: "gone" }] });
    expect(await rowOf(eventId)).toMatchObject({ event_type: "Pitch night" });
  });

  it("another user cannot", async () => {
    const { eventId, id } = await addRevision({ event_type: "Vigil" });
    for (const actor of [aMember(nia.id), aVisitor()])
      expect(await decide(actor, id, approved)).toEqual({ ok: false, reason: "not-allowed" });
    expect(await rowOf(eventId)).toMatchObject({ event_type: "Pitch night" });
  });

  it("is in the queue with old and new fields, pending and decided", async () => {
    const { id } = await addRevision({ start_datetime: "2031-01-23T20:00", repeats: "weekly", location: "" });
    const waits = (await countPendingRevisions(services.db)) > 0;
    expect(waits).toBe(true);
    const changes = [
      { field: "Starts", before: "Thu, Jan 23, 2031, 6:30 PM EST", after: "Thu, Jan 23, 2031, 8:00 PM EST" },
      { field: "Repeats", before: null, after: "Every Thursday" },
      { field: "Location", before: "12 Elm Street, Macon, GA", after: null },
    ];
    const item = () => eventsQueue.findItem(services.db, { kind: "event_revision", id });
    expect(await item()).toMatchObject({
      ...{ byline: "Change by Nia", row: { kind: "event_revision", status: "waiting", flag: "Change" } },
      detail: { changes },
    });
    await decide(admin, id, approved);
    expect(await item()).toMatchObject({ row: { status: "approved" }, detail: { changes } });
    const all = await listAllEvents(services.db, { limit: 50 });
    expect(new Set(all.items.map(({ kind }) => kind))).toEqual(new Set(["event", "event_revision"]));
  });
});
