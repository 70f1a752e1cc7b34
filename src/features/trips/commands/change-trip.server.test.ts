import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { findTrip } from "../queries/find-trip.server.ts";
import { maxStops, type TripChange } from "../trip.ts";
import { aNewStop, makeKey, makeTrip } from "../trips-for-tests.ts";
import { changeTrip } from "./change-trip.server.ts";
import { joinTrip } from "./join-trip.server.ts";

const { services } = setUpServices();
let owner: TestPerson;
let tripId: string;
beforeEach(async () => {
  ({ owner, tripId } = await makeTrip(services));
});

const asOwner = () => aMember(owner.id);
const change = (change: TripChange) => changeTrip(services, asOwner(), { tripId, change });
const rename = (from: string, to: string): TripChange => ({
  type: "edit-trip",
  edits: { title: { from, to } },
});
const read = async () => (await findTrip(services.db, asOwner(), { tripId }))?.trip;
const title = async () => (await read())?.title;

describe("changeTrip", () => {
  it("adds, edits, moves and removes stops, and counts each change", async () => {
    const stop = aNewStop({ name: "Cuyler Pie Window", startsAt: "09:30", minutes: 30, costCents: 1100 });
    expect(await change({ type: "add-stop", stop })).toMatchObject({
      ok: true,
      version: 2,
      trip: { stops: [stop] },
    });
    const edits = { note: { from: "", to: "Two slices" }, costKind: { from: "other", to: "food" } } as const;
    expect(await change({ type: "edit-stop", id: stop.id, edits })).toMatchObject({ ok: true, refused: [] });
    await change({ type: "move-stop", id: stop.id, day: 2, position: "k" });
    const moved = { ...stop, note: "Two slices", costKind: "food", day: 2, position: "k" };
    expect((await read())?.stops).toEqual([moved]);
    await change({ type: "remove-stop", id: stop.id });
    expect((await read())?.stops).toEqual([]);
    expect((await findTrip(services.db, asOwner(), { tripId }))?.version).toBe(5);
  });

  it("adds a stop once, however often it is sent", async () => {
    const add: TripChange = { type: "add-stop", stop: aNewStop() };
    await Promise.all([change(add), change(add), change(add)]);
    expect((await read())?.stops).toHaveLength(1);
  });

  it("reads name and address of something of this site itself", async () => {
    const { id: subjectId } = await services.db
      .insertInto("businesses")
      .values({ name: "Saffron & Smoke", location: "Savannah, Georgia" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const stop = aNewStop({ kind: "business", subjectId, name: "Free money", address: "elsewhere" });
    await change({ type: "add-stop", stop });
    expect((await read())?.stops).toMatchObject([{ name: "Saffron & Smoke", address: "Savannah, Georgia" }]);
    const gone = aNewStop({ kind: "business", subjectId: randomUUID() });
    expect(await change({ type: "add-stop", stop: gone })).toEqual({ ok: false, reason: "unknown-subject" });
  });

  it("keeps the first of two edits of one field, and says who was first", async () => {
    const loretta = await makePerson(services, { username: "Loretta O" });
    const key = await makeKey(services, { owner, tripId, role: "edit" });
    await joinTrip(services, aMember(loretta.id), { key });
    const first = rename("Savannah with Mama", "Savannah for Mama");
    await changeTrip(services, aMember(loretta.id), { tripId, change: first });
    const both: TripChange = {
      type: "edit-trip",
      edits: { title: { from: "Savannah with Mama", to: "Mama's trip" }, people: { from: 1, to: 2 } },
    };
    expect(await change(both)).toMatchObject({
      ok: true,
      refused: ["title"],
      by: "Loretta O",
      trip: { title: "Savannah for Mama", people: 2 },
    });
  });

  it("lets the address for editing edit without an account, and the one for looking only look", async () => {
    const edit = await makeKey(services, { owner, tripId, role: "edit" });
    const view = await makeKey(services, { owner, tripId, role: "view" });
    const visitor = aVisitor();
    const one = rename("Savannah with Mama", "One");
    expect(await changeTrip(services, visitor, { key: view, change: one })).toEqual({
      ok: false,
      reason: "view-only",
    });
    expect(await changeTrip(services, visitor, { key: edit, change: one })).toMatchObject({ ok: true });
    expect(await title()).toBe("One");
  });

  it("is not there for another member, an admin, a visitor, or with a wrong key", async () => {
    const { id } = await makePerson(services);
    const two = rename("Savannah with Mama", "Two");
    const refused = { ok: false, reason: "unknown-trip" };
    for (const actor of [aMember(id), anAdmin(id), aVisitor()])
      expect(await changeTrip(services, actor, { tripId, change: two })).toEqual(refused);
    expect(await changeTrip(services, aVisitor(), { key: "x".repeat(43), change: two })).toEqual(refused);
    expect(await title()).toBe("Savannah with Mama");
  });

  it("cannot reach into another trip by the id of its stop", async () => {
    const stop = aNewStop({ name: "Mine" });
    await change({ type: "add-stop", stop });
    const other = await makeTrip(services);
    const thief = { ...stop, name: "Stolen" };
    const steal = (change: TripChange) =>
      changeTrip(services, aMember(other.owner.id), { tripId: other.tripId, change });
    expect(await steal({ type: "add-stop", stop: thief })).toEqual({ ok: false, reason: "id-taken" });
    await steal({ type: "remove-stop", id: stop.id });
    await steal({ type: "move-stop", id: stop.id, day: 3, position: "V" });
    expect((await read())?.stops).toEqual([stop]);
  });

  it(`holds ${maxStops} stops`, async () => {
    await services.db
      .insertInto("trip_stops")
      .values(
        Array.from({ length: maxStops }, () => ({
          id: randomUUID(),
          trip_id: tripId,
          position: "V",
          kind: "own",
          name: "A stop",
        })),
      )
      .execute();
    expect(await change({ type: "add-stop", stop: aNewStop() })).toEqual({ ok: false, reason: "trip-full" });
  });
});
