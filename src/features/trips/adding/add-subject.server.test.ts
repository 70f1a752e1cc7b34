import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { changeTrip } from "../commands/change-trip.server.ts";
import { createTrip } from "../commands/create-trip.server.ts";
import { joinTrip } from "../commands/join-trip.server.ts";
import { shareTrip } from "../commands/share-trip.server.ts";
import { listTrips } from "../queries/list-trips.server.ts";
import { readTrip } from "../queries/read-trip.server.ts";
import { makeKey, makeTrip } from "../trips-for-tests.ts";
import { addSubject } from "./add-subject.server.ts";
import { takeOut } from "./take-out.server.ts";

const { services } = setUpServices();
let person: TestPerson;
let subjectId: string;
beforeEach(async () => {
  person = await makePerson(services);
  const business = { name: "Saffron & Smoke", location: "Savannah, Georgia" };
  const inserted = services.db.insertInto("businesses").values(business).returning("id");
  subjectId = (await inserted.executeTakeFirstOrThrow()).id;
});

const add = (to?: string, who = person) =>
  addSubject(services, aMember(who.id), { kind: "business", subjectId, ...(to && { to }) });
const stopsOf = async (tripId: string) => (await readTrip(services.db, tripId))?.stops;

describe("addSubject", () => {
  it("begins a trip to the city of the first thing that is added", async () => {
    const added = await add();
    expect(added).toMatchObject({ ok: true, title: "A trip to Savannah", isNew: true });
    expect(await listTrips(services.db, person.id)).toMatchObject([
      { title: "A trip to Savannah", placeSlug: "savannah-ga", stopCount: 1 },
    ]);
    expect(await stopsOf(added.ok ? added.tripId : "")).toMatchObject([
      { kind: "business", subjectId, name: "Saffron & Smoke", address: "Savannah, Georgia", day: null },
    ]);
  });

  it("adds to the trip that was changed last, own or shared for editing", async () => {
    const mine = await createTrip(services, aMember(person.id), { title: "Mine" });
    const { owner, tripId } = await makeTrip(services, { title: "Theirs" });
    const key = await makeKey(services, { owner, tripId, role: "edit" });
    expect(await joinTrip(services, aMember(person.id), { key })).toMatchObject({ ok: true });
    expect(await add()).toMatchObject({ tripId, title: "Theirs" });
    expect(await add(mine.ok ? mine.tripId : "")).toMatchObject({ title: "Mine" });
    expect(await add("new")).toMatchObject({ title: "A trip to Savannah" });
  });

  it("leaves no trip behind when its first stop cannot be written", async () => {
    const db = services.db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('"trip_stops"')) throw new Error("away");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const wanted = { kind: "business", subjectId } as const;
    await expect(addSubject({ ...services, db }, aMember(person.id), wanted)).rejects.toThrow("away");
    expect(await listTrips(services.db, person.id)).toEqual([]);
  });

  it("does not add to a trip that is shared for looking", async () => {
    const { owner, tripId } = await makeTrip(services);
    const key = await makeKey(services, { owner, tripId, role: "view" });
    await joinTrip(services, aMember(person.id), { key });
    expect(await add(tripId)).toMatchObject({ ok: false, reason: "view-only" });
    expect(await add()).toMatchObject({ ok: true, title: "A trip to Savannah" });
  });

  it("adds the same thing once, one after the other and at once", async () => {
    const { owner, tripId } = await makeTrip(services);
    await Promise.all([add(tripId, owner), add(tripId, owner), add(tripId, owner)]);
    expect(await add(tripId, owner)).toMatchObject({ ok: true, isNew: false });
    expect(await stopsOf(tripId)).toHaveLength(1);
  });

  it("refuses visitors, trips of others and what is not there", async () => {
    const { tripId } = await makeTrip(services);
    const wanted = { kind: "business", subjectId } as const;
    expect(await addSubject(services, aVisitor(), wanted)).toMatchObject({ reason: "not-signed-in" });
    expect(await add(tripId)).toMatchObject({ ok: false, reason: "unknown-trip" });
    expect(await stopsOf(tripId)).toEqual([]);
    subjectId = randomUUID();
    expect(await add()).toMatchObject({ ok: false, reason: "unknown-subject" });
    expect(await listTrips(services.db, person.id)).toEqual([]);
  });
});

describe("takeOut", () => {
  it("takes back what was added, and the trip that began with it", async () => {
    const added = await add();
    if (!added.ok) throw new Error(added.reason);
    const { tripId, stopId } = added;
    expect(await takeOut(services, aMember(person.id), { tripId, stopId })).toEqual({ ok: true });
    expect(await listTrips(services.db, person.id)).toEqual([]);
  });

  it("keeps a trip in which anything was written since, or that was shared", async () => {
    const asPerson = aMember(person.id);
    const written = await add("new");
    if (!written.ok) throw new Error(written.reason);
    const edits = { notes: { from: "", to: "Blue suitcase." } };
    await changeTrip(services, asPerson, { tripId: written.tripId, change: { type: "edit-trip", edits } });
    const shared = await add("new");
    if (!shared.ok) throw new Error(shared.reason);
    await shareTrip(services, asPerson, { tripId: shared.tripId, role: "view" });
    for (const { tripId, stopId } of [written, shared]) {
      expect(await takeOut(services, asPerson, { tripId, stopId })).toEqual({ ok: true });
      expect(await readTrip(services.db, tripId)).toMatchObject({ stops: [] });
    }
  });

  it("keeps a trip that was there before", async () => {
    const { owner, tripId } = await makeTrip(services);
    const added = await add(tripId, owner);
    const stopId = added.ok ? added.stopId : "";
    expect(await takeOut(services, aMember(owner.id), { tripId, stopId })).toEqual({ ok: true });
    expect(await stopsOf(tripId)).toEqual([]);
  });

  it("refuses visitors and other members", async () => {
    const { owner, tripId } = await makeTrip(services);
    const added = await add(tripId, owner);
    const input = { tripId, stopId: added.ok ? added.stopId : "" };
    expect(await takeOut(services, aMember(person.id), input)).toMatchObject({ reason: "unknown-trip" });
    expect(await takeOut(services, aVisitor(), input)).toMatchObject({ reason: "not-signed-in" });
    expect(await stopsOf(tripId)).toHaveLength(1);
  });
});
