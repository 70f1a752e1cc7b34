import { beforeEach, describe, expect, it } from "vitest";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addArtist, addUpload, sendArtistClaim } from "../claims-for-tests.ts";
import { action, loader } from "./claim-artist.tsx";

const { services } = setUpServices();
let artistId: string;
let ama: TestPerson;

beforeEach(async () => {
  artistId = await addArtist(services.db);
  ama = await makePerson(services);
});

type Requested = { id?: string; person?: TestPerson | null; fields?: Record<string, string> };
function args({ id = artistId, person = ama, fields }: Requested) {
  const visit = {
    requestId: "req-7",
    person: person && { ...person, avatarUrl: null, isAdmin: false },
  };
  return routeArgs(services, `/artist/${id}/claim`, { params: { id }, visit, ...(fields && { fields }) });
}
const load = (requested: Requested = {}) => loader(args(requested));
const send = async (requested: Requested = {}) =>
  action(
    args({ fields: { owner_name: "Ama Bello", proof: await addUpload(services.db, ama.id) }, ...requested }),
  );
const statusOf = (work: Promise<unknown>) => work.catch((thrown) => thrown.init?.status ?? thrown.status);
const claims = () =>
  services.db
    .selectFrom("business_claims")
    .select(["user_id", "owner_name", "owner_email", "status"])
    .where("artist_id", "=", artistId)
    .execute();

describe("the claim page of an artist", () => {
  it("shows the artist and the account's email, and redirects a visitor to log in", async () => {
    expect(await load()).toMatchObject({
      artist: { kind: "artist", id: artistId, name: "Nia Sol", owner: "nobody", isClaimedByYou: false },
      email: ama.email,
    });
    expect(await statusOf(load({ person: null }))).toBe(302);
    expect(await statusOf(send({ person: null }))).toBe(302);
    expect(await claims()).toEqual([]);
  });

  it("is 404 for pending and rejected artists, and for malformed ids", async () => {
    const waiting = await addArtist(services.db, { status: "pending" });
    const rejected = await addArtist(services.db, { status: "rejected" });
    for (const id of [waiting, rejected, "7", "019a0000-0000-7000-8000-000000000000"])
      expect(await statusOf(load({ id }))).toBe(404);
    expect(await send({ id: waiting })).toMatchObject({ data: { reason: "unknown-artist" } });
    expect(await statusOf(send({ id: "film-7" }))).toBe(404);
  });

  it("accepts a claim with its proof, once", async () => {
    expect(await send()).toMatchObject({ status: 302 });
    expect(await claims()).toEqual([
      { user_id: ama.id, owner_name: "Ama Bello", owner_email: ama.email, status: "Pending" },
    ]);
    expect(await load()).toMatchObject({ artist: { isClaimedByYou: true } });
    expect(await send()).toMatchObject({ data: { reason: "already-claimed" }, init: { status: 409 } });
  });

  it("says what is missing", async () => {
    expect(await send({ fields: { owner_name: " ", proof: "" } })).toMatchObject({
      data: {
        toast: { title: "Please fill out all fields and select a proof file." },
        errors: { owner_name: "Enter your name.", proof: "Select a proof file." },
      },
    });
  });

  it("tells a second claimant that the profile has an owner, and the owner that it is theirs", async () => {
    const { person } = await sendArtistClaim(services, artistId);
    await services.db
      .updateTable("artist_directory")
      .set({ owner_id: person.id })
      .where("artist_id", "=", artistId)
      .execute();
    expect(await load()).toMatchObject({ artist: { owner: "another" } });
    expect(await load({ person })).toMatchObject({ artist: { owner: "you" } });
  });
});
