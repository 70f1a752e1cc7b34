import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { addEvent } from "../../events-for-tests.ts";
import { maxSavedEvents } from "../rules.ts";
import { saveEvent } from "./save-event.server.ts";
import { unsaveEvent } from "./unsave-event.server.ts";

const { services } = setUpServices();
let ama: TestPerson;
let esi: TestPerson;
let eventId: string;
beforeEach(async () => {
  ama = await makePerson(services);
  esi = await makePerson(services);
  eventId = await addEvent(services.db);
});

const savedRows = (id = eventId) =>
  services.db
    .selectFrom("user_saved_events")
    .select(["user_id", "event_id"])
    .where("event_id", "=", id)
    .execute();
const unknownId = "019a0000-0000-7000-8000-000000000000";

describe("saveEvent", () => {
  it("[EVTD-24] [EVTD-25] [SEC-23] adds an event to the sender's list", async () => {
    expect(await saveEvent(services, aMember(ama.id), { eventId })).toEqual({ ok: true });
    expect(await savedRows()).toEqual([{ user_id: ama.id, event_id: eventId }]);
  });

  it("[OPEN-139] saves it once, even when requested repeatedly and concurrently", async () => {
    const ask = () => saveEvent(services, aMember(ama.id), { eventId });
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await savedRows()).toHaveLength(1);
  });

  it("[SEC-25] takes the user from the session, whatever the request contains", async () => {
    const forged = { eventId, userId: esi.id, user_id: esi.id };
    await saveEvent(services, aMember(ama.id), forged);
    expect(await savedRows()).toEqual([{ user_id: ama.id, event_id: eventId }]);
    await unsaveEvent(services, aMember(esi.id), { ...forged, userId: ama.id } as never);
    expect(await savedRows()).toHaveLength(1);
  });

  it.each([
    ["a visitor", aVisitor()],
    ["the operator", operator],
  ])("[EVTD-35] [SEC-20] refuses %s, and writes no row", async (_who, actor) => {
    expect(await saveEvent(services, actor, { eventId })).toEqual({ ok: false, reason: "not-signed-in" });
    expect(await savedRows()).toEqual([]);
    await saveEvent(services, aMember(ama.id), { eventId });
    expect(await unsaveEvent(services, actor, { eventId })).toEqual({ ok: false, reason: "not-signed-in" });
    expect(await savedRows()).toHaveLength(1);
  });

  it("refuses unlisted events: pending, rejected and unknown ones", async () => {
    const refusal = { ok: false, reason: "unknown-event" };
    for (const approval_status of ["pending", "rejected"]) {
      const id = await addEvent(services.db, { approval_status });
      expect(await saveEvent(services, aMember(ama.id), { eventId: id })).toEqual(refusal);
      expect(await savedRows(id)).toEqual([]);
    }
    expect(await saveEvent(services, aMember(ama.id), { eventId: unknownId })).toEqual(refusal);
  });

  it("limits a list to what a calendar can hold", async () => {
    await sql`
      with filler as (
        insert into events (name, start_datetime, approval_status)
        select 'Filler ' || number || ${ama.id}, '2031-01-01', 'pending'
        from generate_series(1, ${maxSavedEvents - 1}::integer) as number returning id
      )
      insert into user_saved_events (user_id, event_id) select ${ama.id}, id from filler`.execute(
      services.db,
    );
    expect(await saveEvent(services, aMember(ama.id), { eventId })).toEqual({ ok: true });
    const one = await addEvent(services.db);
    const refusal = { ok: false, reason: "list-full" };
    expect(await saveEvent(services, aMember(ama.id), { eventId: one })).toEqual(refusal);
    expect(await savedRows(one)).toEqual([]);
    await unsaveEvent(services, aMember(ama.id), { eventId });
    expect(await saveEvent(services, aMember(ama.id), { eventId: one })).toEqual({ ok: true });
  });

  it("limits frequent presses", async () => {
    const rule = { per: "name", points: 1, seconds: 60 } as const;
    const take = async () => ({ ok: false, used: 2, remaining: 0, resetSeconds: 60, rule });
    const slow = { ...services, limits: { ...services.limits, take } };
    for (const change of [saveEvent, unsaveEvent])
      expect(await change(slow, aMember(ama.id), { eventId })).toEqual({
        ok: false,
        reason: "too-many",
        retryAfterSeconds: 60,
      });
    expect(await savedRows()).toEqual([]);
  });
});

describe("unsaveEvent", () => {
  it("[EVTD-26] [SEC-23] removes it from the person's own list, and from no one else's", async () => {
    for (const { id } of [ama, esi]) await saveEvent(services, aMember(id), { eventId });
    expect(await unsaveEvent(services, aMember(ama.id), { eventId })).toEqual({ ok: true });
    expect(await savedRows()).toEqual([{ user_id: esi.id, event_id: eventId }]);
    expect(await unsaveEvent(services, aMember(ama.id), { eventId })).toEqual({ ok: true });
  });
});
