import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { listTrips } from "../queries/list-trips.server.ts";
import { readTrip } from "../queries/read-trip.server.ts";
import { maxTrips } from "../rules.ts";
import { aTrip } from "../trip-for-tests.ts";
import { aNewStop, makeTrip } from "../trips-for-tests.ts";
import type { StoredTrip } from "../visitor/read-stored-trip.ts";
import { carryOver } from "./carry-over.server.ts";

const { services } = setUpServices();
let person: TestPerson;
let kept: StoredTrip;
beforeEach(async () => {
  person = await makePerson(services);
  const stops = [aNewStop({ name: "Breakfast", startsAt: "09:30" }), aNewStop({ day: 2, name: "Supper" })];
  kept = { id: randomUUID(), trip: aTrip({ stops, notes: "Blue suitcase." }) };
});

const carry = (who = person) => carryOver(services, aMember(who.id), kept);

describe("carryOver", () => {
  it("makes the whole trip one of the account, under its own id", async () => {
    expect(await carry()).toEqual({ ok: true, tripId: kept.id, isNew: true });
    expect(await readTrip(services.db, kept.id)).toEqual(kept.trip);
    expect(await listTrips(services.db, person.id)).toMatchObject([{ id: kept.id, isOwn: true }]);
  });

  it("does it once, however often it is sent, and leaves alone what was changed since", async () => {
    const results = await Promise.all([carry(), carry(), carry()]);
    expect(results.filter((result) => result.ok && result.isNew)).toHaveLength(1);
    expect(results.every(({ ok }) => ok)).toBe(true);
    await services.db.deleteFrom("trip_stops").where("trip_id", "=", kept.id).execute();
    expect(await carry()).toEqual({ ok: true, tripId: kept.id, isNew: false });
    expect((await readTrip(services.db, kept.id))?.stops).toEqual([]);
  });

  it("refuses visitors, and the trip of another user", async () => {
    expect(await carryOver(services, aVisitor(), kept)).toMatchObject({ reason: "not-signed-in" });
    const other = await makePerson(services);
    await carry(other);
    expect(await carry()).toMatchObject({ ok: false, reason: "id-taken" });
    expect(await listTrips(services.db, person.id)).toEqual([]);
  });

  it("leaves nothing behind when a stop is one of another trip", async () => {
    const { owner, tripId } = await makeTrip(services);
    await carry(owner);
    const [stop] = kept.trip.stops;
    kept = { id: randomUUID(), trip: aTrip({ stops: stop ? [stop, aNewStop()] : [] }) };
    expect(await carry()).toMatchObject({ ok: false, reason: "id-taken" });
    expect(await readTrip(services.db, kept.id)).toBeNull();
    expect(tripId).not.toBe(kept.id);
  });

  it("refuses one trip more than somebody may have", async () => {
    const many = Array.from({ length: maxTrips }, () => ({ owner_id: person.id, title: "One more" }));
    await services.db.insertInto("trips").values(many).execute();
    expect(await carry()).toMatchObject({ ok: false, reason: "trips-full" });
  });
});
