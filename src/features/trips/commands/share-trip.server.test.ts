import { beforeEach, describe, expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { findTrip } from "../queries/find-trip.server.ts";
import { listLinks } from "../queries/list-links.server.ts";
import { listPeople } from "../queries/list-people.server.ts";
import { listTrips } from "../queries/list-trips.server.ts";
import { maxTrips } from "../rules.ts";
import { makeKey, makeTrip } from "../trips-for-tests.ts";
import { createTrip } from "./create-trip.server.ts";
import { deleteTrip } from "./delete-trip.server.ts";
import { endSharing } from "./end-sharing.server.ts";
import { joinTrip } from "./join-trip.server.ts";
import { removeMember } from "./remove-member.server.ts";
import { shareTrip } from "./share-trip.server.ts";

const { services } = setUpServices();
let owner: TestPerson;
let loretta: TestPerson;
let tripId: string;
beforeEach(async () => {
  ({ owner, tripId } = await makeTrip(services));
  loretta = await makePerson(services, { username: `Loretta ${Math.random()}` });
});

const asOwner = () => aMember(owner.id);
const asLoretta = () => aMember(loretta.id);
const key = (role: "view" | "edit") => makeKey(services, { owner, tripId, role });
const open = (key: string) => findTrip(services.db, aVisitor(), { key });
const unknown = { ok: false, reason: "unknown-trip" };

describe("secret addresses", () => {
  it("let anybody look or edit, and a new one ends the one before", async () => {
    const [view, edit] = [await key("view"), await key("edit")];
    expect(await open(view)).toMatchObject({ id: tripId, canEdit: false, isOwner: false });
    expect(await open(edit)).toMatchObject({ id: tripId, canEdit: true, isOwner: false });
    const renewed = await key("edit");
    expect(await open(edit)).toBeNull();
    expect(await open(renewed)).toMatchObject({ canEdit: true });
    expect(await open(view)).toMatchObject({ canEdit: false });
  });

  it("end, and do not come back with the next one", async () => {
    const first = await key("view");
    expect(await endSharing(services, asOwner(), { tripId, role: "view" })).toEqual({ ok: true });
    expect(await open(first)).toBeNull();
    expect(await key("view")).not.toBe(first);
    expect(await open(first)).toBeNull();
  });

  it("are stored as fingerprints only", async () => {
    const view = await key("view");
    const rows = await services.db.selectFrom("trip_links").selectAll().execute();
    expect(
      JSON.stringify(rows.map((row) => ({ ...row, key_hash: row.key_hash.toString("base64url") }))),
    ).not.toContain(view);
  });

  it("are the owner's alone: a member with the edit role must not make or end them", async () => {
    const edit = await key("edit");
    await joinTrip(services, asLoretta(), { key: edit });
    expect(await shareTrip(services, asLoretta(), { tripId, role: "view" })).toEqual(unknown);
    expect(await endSharing(services, asLoretta(), { tripId, role: "edit" })).toEqual(unknown);
    expect(await deleteTrip(services, asLoretta(), { tripId })).toEqual(unknown);
    expect(await listLinks(services.db, services.env, tripId)).toHaveLength(1);
  });
});

describe("members", () => {
  it("have the trip among theirs from then on, even when the address ends", async () => {
    const view = await key("view");
    expect(await joinTrip(services, asLoretta(), { key: view })).toEqual({ ok: true, tripId });
    await endSharing(services, asOwner(), { tripId, role: "view" });
    expect(await findTrip(services.db, asLoretta(), { tripId })).toMatchObject({ canEdit: false });
    expect(await listTrips(services.db, loretta.id)).toMatchObject([
      { id: tripId, isOwn: false, owner: owner.username },
    ]);
  });

  it("may edit once they open the address for editing, and keep that", async () => {
    const [view, edit] = [await key("view"), await key("edit")];
    for (const opened of [view, edit, view]) await joinTrip(services, asLoretta(), { key: opened });
    expect(await findTrip(services.db, asLoretta(), { tripId })).toMatchObject({ canEdit: true });
    expect(await listPeople(services.db, tripId)).toEqual([
      { id: owner.id, name: owner.username, role: "owner" },
      { id: loretta.id, name: loretta.username, role: "edit" },
    ]);
  });

  it("leave by themselves, are removed by the owner, and by nobody else", async () => {
    const edit = await key("edit");
    const denise = await makePerson(services);
    for (const { id } of [loretta, denise]) await joinTrip(services, aMember(id), { key: edit });
    expect(await removeMember(services, asLoretta(), { tripId, memberId: denise.id })).toEqual(unknown);
    expect(await removeMember(services, asLoretta(), { tripId, memberId: loretta.id })).toEqual({ ok: true });
    expect(await removeMember(services, asOwner(), { tripId, memberId: denise.id })).toEqual({ ok: true });
    expect(await listPeople(services.db, tripId)).toHaveLength(1);
  });

  it("need an account and a key that leads somewhere", async () => {
    expect(await joinTrip(services, aVisitor(), { key: await key("edit") })).toEqual({
      ok: false,
      reason: "not-signed-in",
    });
    expect(await joinTrip(services, asLoretta(), { key: "nothing" })).toEqual(unknown);
  });
});

describe("createTrip", () => {
  it(`makes ${maxTrips} trips and no more`, async () => {
    await services.db
      .insertInto("trips")
      .values(Array.from({ length: maxTrips - 1 }, () => ({ owner_id: owner.id, title: "A trip" })))
      .execute();
    const full = { ok: false, reason: "trips-full" };
    expect(await createTrip(services, asOwner(), { title: "One more" })).toEqual(full);
    await deleteTrip(services, asOwner(), { tripId });
    expect(await createTrip(services, asOwner(), { title: "One more" })).toMatchObject({ ok: true });
  });

  it("is for members", async () => {
    expect(await createTrip(services, aVisitor(), { title: "A trip" })).toEqual({
      ok: false,
      reason: "not-signed-in",
    });
  });
});
