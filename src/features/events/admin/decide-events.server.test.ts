import { beforeAll, describe, expect, it } from "vitest";
import type { Actor, PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { undoDecisions } from "#platform/decisions/commands/undo-decisions.server.ts";
import type { Verdict } from "#platform/decisions/decider.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { listEventTwins } from "../queries/event-twins.server.ts";
import { listAllEvents, listWaitingEvents } from "../queries/list-queued-events.server.ts";
import { eventDecider } from "./decide-events.server.ts";
import { eventsQueue } from "./events-queue.server.ts";
import { loader } from "./events-queue.tsx";

const { database, services } = setUpServices();
const deciders = [eventDecider];
let admin: PersonActor;
let sender: TestPerson;
beforeAll(async () => {
  admin = anAdmin((await makePerson(services, { isAdmin: true })).id, { requestId: "req-4" });
  sender = await makePerson(services, { username: "Nia" });
});

const approved: Verdict = { outcome: "approved" };
const unclear: Verdict = { outcome: "rejected", reason: "unclear", note: "Which hall is it?" };
const startsAt = new Date("2031-06-19T18:00:00Z");

async function addEvent(name: string, values: { status?: string; start?: Date } = {}) {
  const { status = "pending", start = startsAt } = values;
  const { id } = await database.db
    .insertInto("events")
    .values({
      name,
      start_datetime: start,
      approval_status: status,
      submitted_by: sender.id,
      location: "Macon, GA",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const decide = (actor: Actor, ids: string[], verdict: Verdict) =>
  decideItems({ ...services, deciders }, actor, { items: ids.map((id) => ({ kind: "event", id })), verdict });
const statusOf = async (id: string) =>
  (
    await database.db
      .selectFrom("events")
      .select("approval_status")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).approval_status;
const auditOf = (id: string) =>
  database.db.selectFrom("audit_log").select(["action", "actor_id"]).where("subject_id", "=", id).execute();

const emailsOf = (template: string) =>
  database.owner
    .selectFrom("mail_outbox")
    .select(["template", "data"])
    .where("recipient", "=", sender.email)
    .where("template", "=", template)
    .execute();

describe("deciding about an event", () => {
  it("[ADMIN-49] [ADMIN-51] [SEC-33] approves it, with its audit entry", async () => {
    const id = await addEvent("Porch night");
    expect(await decide(admin, [id], approved)).toMatchObject({ ok: true, decided: [{ id }] });
    expect(await statusOf(id)).toBe("approved");
    expect(await auditOf(id)).toEqual([{ action: "event.approve", actor_id: admin.id }]);
    expect(await emailsOf("event-approved")).toMatchObject([
      { data: { username: "Nia", eventName: "Porch night", eventId: id } },
    ]);
  });

  it("[ADMIN-50] [ADMIN-52] rejects it and emails its submitter", async () => {
    const id = await addEvent("Somewhere");
    await decide(admin, [id], unclear);
    expect(await statusOf(id)).toBe("rejected");
    expect(await emailsOf("event-rejected")).toMatchObject([
      {
        template: "event-rejected",
        data: {
          ...{ username: "Nia", eventName: "Somewhere", reason: "Date or place is missing or unclear" },
          note: "Which hall is it?",
        },
      },
    ]);
  });

  it("[SEC-37] another user cannot", async () => {
    const id = await addEvent("Not yours");
    for (const actor of [aMember(sender.id), aVisitor()])
      expect(await decide(actor, [id], approved)).toEqual({ ok: false, reason: "not-allowed" });
    expect(await statusOf(id)).toBe("pending");
    expect(await auditOf(id)).toEqual([]);
  });

  it("refuses the second event with the same name and time, and decides the rest", async () => {
    const [one, twin, other] = [
      await addEvent("Juneteenth Gala"),
      await addEvent(" juneteenth gala"),
      await addEvent("Reading hour"),
    ];
    const result = await decide(admin, [one, twin, other], approved);
    expect(result).toMatchObject({ decided: [{ id: one }, { id: other }] });
    expect(result).toMatchObject({ refused: [{ id: twin, reason: "duplicate" }] });
    expect(await statusOf(twin)).toBe("pending");
    expect(await auditOf(twin)).toEqual([]);
    expect(eventsQueue.refusals?.duplicate?.words).toContain("is listed already");
  });

  it("can be undone once, and decided again", async () => {
    const id = await addEvent("Second thoughts");
    const result = await decide(admin, [id], approved);
    const ids = result.ok ? result.decided.map(({ decisionId }) => decisionId) : [];
    const undo = (actor: Actor) => undoDecisions({ ...services, deciders }, actor, { ids });
    expect(await undo(aMember(sender.id))).toEqual({ ok: false, reason: "not-allowed" });
    expect(await undo(admin)).toMatchObject({ undone: [{ id }] });
    expect(await statusOf(id)).toBe("pending");
    const rejected = await decide(admin, [id], unclear);
    expect(rejected).toMatchObject({ decided: [{ id }] });
    expect(await decide(admin, [id], approved)).toMatchObject({ refused: [{ reason: "already-decided" }] });
    const decisionIds = rejected.ok ? rejected.decided.map(({ decisionId }) => decisionId) : [];
    await undoDecisions({ ...services, deciders }, admin, { ids: decisionIds });
    const letters = await database.owner
      .selectFrom("mail_outbox")
      .select("template")
      .where("recipient", "=", sender.email)
      .where("template", "=", "event-reopened")
      .execute();
    expect(letters, "and whoever sent it hears that the rejection no longer holds").toHaveLength(1);
  });
});

describe("the event lists", () => {
  it("[ADMIN-56] show pending, decided and all events on the page, with name, start, place and status", async () => {
    const id = await addEvent("Lamp walk");
    const person = { id: admin.id, email: "", username: "", avatarUrl: null, isAdmin: true };
    const rowsOf = async (view: string) => {
      const path = `/admin/events?view=${view}`;
      const { data } = await loader(routeArgs(services, path, { visit: { person } }));
      return data.found?.rows ?? [];
    };
    const shown = { id, title: "Lamp walk", note: "Thu, Jun 19, 2031, 6:00 PM UTC, Macon, GA" };
    expect(await rowsOf("waiting")).toContainEqual(expect.objectContaining({ ...shown, status: "waiting" }));
    await decide(admin, [id], unclear);
    for (const view of ["decided", "all"])
      expect(await rowsOf(view)).toContainEqual(
        expect.objectContaining({
          ...{ ...shown, status: "rejected" },
          decision: expect.objectContaining({
            reason: "unclear",
            note: "Which hall is it?",
            isUndoable: true,
          }),
        }),
      );
    expect((await rowsOf("waiting")).map((row) => row.id)).not.toContain(id);
  });

  it("[ADMIN-08] show pending and all events, newest first, with likely duplicates; pending ones also oldest first", async () => {
    const later = new Date(startsAt.getTime() + 3 * 3_600_000);
    const one = await addEvent("Twin drums");
    const twin = await addEvent("twin drums ", { start: later });
    const waiting = await listWaitingEvents(database.db, { sort: "newest", limit: 50 });
    const all = await listAllEvents(database.db, { limit: 50 });
    expect(waiting.items.slice(0, 2)).toMatchObject([
      { id: twin, hasTwin: true, status: "waiting" },
      { id: one, hasTwin: true },
    ]);
    const oldest = await listWaitingEvents(database.db, { sort: "oldest", limit: 50 });
    expect(oldest.items).toEqual(waiting.items.toReversed());
    expect(all.items.slice(0, 2)).toMatchObject([{ id: twin }, { id: one }]);
    expect(new Set(all.items.map(({ status }) => status))).toEqual(
      new Set(["waiting", "approved", "rejected"]),
    );
    const page = { sort: "newest", limit: 1 } as const;
    const first = await listWaitingEvents(database.db, page);
    const second = await listWaitingEvents(database.db, { ...page, after: first.nextCursor ?? "" });
    expect([first.items[0]?.id, second.items[0]?.id]).toEqual(waiting.items.slice(0, 2).map(({ id }) => id));
    expect(await listEventTwins(database.db, one)).toMatchObject([{ id: twin, status: "pending" }]);
    const item = await eventsQueue.findItem(database.db, { kind: "event", id: one });
    expect(item).toMatchObject({
      byline: "Sent by Nia",
      detail: { location: "Macon, GA", twins: [{ id: twin }] },
    });
  });
});
