import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor, PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { undoDecisions } from "#platform/decisions/commands/undo-decisions.server.ts";
import type { Verdict } from "#platform/decisions/decider.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addArtist, addBusiness, listEmails, sendArtistClaim, sendClaim } from "../claims-for-tests.ts";
import { handOver } from "../commands/hand-over.server.ts";
import { listOwnClaims } from "../queries/list-own-claims.server.ts";
import { claimDecider } from "./claim-decider.server.ts";
import { loader } from "./claims.tsx";

const { services } = setUpServices();
let admin: PersonActor;
let artistId: string;

beforeAll(async () => {
  admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
});
beforeEach(async () => {
  artistId = await addArtist(services.db);
});

const approved: Verdict = { outcome: "approved" };
const rejected: Verdict = { outcome: "rejected", reason: "names", note: null };
const decide = (id: string, verdict: Verdict, actor: Actor = admin) =>
  decideItems({ ...services, deciders: [claimDecider] }, actor, { items: [{ kind: "claim", id }], verdict });
async function decideOne(id: string, verdict: Verdict) {
  const result = await decide(id, verdict);
  const decisionId = result.ok ? result.decided[0]?.decisionId : undefined;
  if (!decisionId) throw new Error(`Not decided: ${JSON.stringify(result)}`);
  return decisionId;
}
const undo = (id: string) => undoDecisions({ ...services, deciders: [claimDecider] }, admin, { ids: [id] });
const artistRow = () =>
  services.db
    .selectFrom("artist_directory")
    .select(["owner_id", "verified", "version"])
    .where("artist_id", "=", artistId)
    .executeTakeFirstOrThrow();
const emailsTo = async (email: string) =>
  (await listEmails(services.db, email)).map(({ template, data }) => ({ template, ...Object(data) }));

describe("a decision about an artist claim", () => {
  it("approves it: the claimant owns the verified, otherwise unchanged profile, and is notified", async () => {
    const { id, person } = await sendArtistClaim(services, artistId);
    await decideOne(id, approved);
    expect(await artistRow()).toEqual({ owner_id: person.id, verified: "yes", version: 1 });
    expect(await emailsTo(person.email)).toEqual([
      { template: "claim-received", username: person.username, artist: "Nia Sol" },
      { template: "claim-approved", username: person.username, artist: "Nia Sol", artistId },
    ]);
  });

  it("rejects it with a reason about artists, and changes nothing", async () => {
    const { id, person } = await sendArtistClaim(services, artistId);
    await decideOne(id, rejected);
    expect(await artistRow()).toMatchObject({ owner_id: null, verified: "no" });
    expect((await emailsTo(person.email)).at(-1)).toMatchObject({
      template: "claim-rejected",
      reason: "The document does not name both the artist and you.",
    });
    expect(await listOwnClaims(services.db, person.id)).toMatchObject([
      { subjectKind: "artist", subjectId: artistId, subjectName: "Nia Sol", reason: "names" },
    ]);
  });

  it("requires an admin", async () => {
    const { id, person } = await sendArtistClaim(services, artistId);
    for (const actor of [aVisitor(), aMember(person.id)])
      expect(await decide(id, approved, actor)).toMatchObject({ ok: false });
    expect(await handOver(services, aMember(person.id), { id })).toMatchObject({ ok: false });
    expect(await artistRow()).toMatchObject({ owner_id: null });
  });

  it("undoes an approval: the profile has no owner again", async () => {
    const { id, person } = await sendArtistClaim(services, artistId);
    await undo(await decideOne(id, approved));
    expect(await artistRow()).toMatchObject({ owner_id: null, verified: "no" });
    expect((await emailsTo(person.email)).at(-1)).toMatchObject({ template: "claim-reopened" });
  });

  it("takes a profile from its owner only by handing over, and returns it when that is undone", async () => {
    const [owner, other] = [
      await sendArtistClaim(services, artistId),
      await sendArtistClaim(services, artistId),
    ];
    await decideOne(owner.id, approved);
    expect(await decide(other.id, approved)).toMatchObject({
      decided: [],
      refused: [{ reason: "profile-owned" }],
    });
    const handed = await handOver(services, admin, { id: other.id });
    expect(await artistRow()).toMatchObject({ owner_id: other.person.id, verified: "yes" });
    expect((await emailsTo(owner.person.email)).at(-1)).toMatchObject({
      template: "claim-handed-over",
      artistId,
    });
    await undo(handed.ok ? handed.decisionId : "");
    expect(await artistRow()).toMatchObject({ owner_id: owner.person.id, verified: "yes" });
    expect((await emailsTo(owner.person.email)).at(-1)).toMatchObject({ template: "claim-returned" });
  });
});

describe("the queue of claims", () => {
  it("shows businesses and artists together, each with specific facts", async () => {
    const person = await makePerson(services, { email: "nia@sol.example" });
    await services.db
      .updateTable("artist_directory")
      .set({ email: "Nia@sol.example", portfolio_url: "https://sol.example/work, https://two.example" })
      .where("artist_id", "=", artistId)
      .execute();
    const business = await sendClaim(services, await addBusiness(services.db), person);
    const artist = await sendArtistClaim(services, artistId, person);
    const load = (query: string) => loader(routeArgs(services, `/admin/claims${query}`));
    const { data } = await load(`?item=claim-${artist.id}`);
    expect(data.found?.rows.slice(0, 2)).toMatchObject([
      { id: artist.id, title: "Nia Sol", note: expect.stringMatching(/^Artist · Imani Reyes/) },
      { id: business.id, title: "Tallow House", note: expect.stringMatching(/^Imani Reyes/) },
    ]);
    expect(data.found?.open?.detail).toMatchObject({
      listing: { kind: "artist", id: artistId, category: "Music", website: "https://sol.example/work" },
      matches: { name: null, email: "Same as on the profile" },
      otherClaims: [{ id: business.id, words: expect.stringContaining("Tallow House") }],
      rivals: [],
    });
  });
});
