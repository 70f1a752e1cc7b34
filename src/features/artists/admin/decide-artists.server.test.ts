import { beforeAll, describe, expect, it } from "vitest";
import type { Actor, PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { undoDecisions } from "#platform/decisions/commands/undo-decisions.server.ts";
import type { Verdict } from "#platform/decisions/decider.ts";
import { endOfFile } from "#platform/uploads/sent-files-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { submitArtist } from "../submit/commands/submit-artist.server.ts";
import { addArtistPicture, anArtist } from "../submit/submissions-for-tests.ts";
import { artistsQueue } from "./artists-queue.server.ts";
import { setStanding } from "./commands/set-standing.server.ts";
import { artistDecider } from "./decide-artists.server.ts";
import { countPendingArtists } from "./queries/count-pending-artists.server.ts";

const { database, services } = setUpServices();
const deciders = [artistDecider];
let admin: PersonActor;
beforeAll(async () => {
  admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
});

const approved: Verdict = { outcome: "approved" };
const unclear: Verdict = { outcome: "rejected", reason: "unclear", note: "Which Josephine?" };

async function submit(change: Parameters<typeof anArtist>[0] = {}) {
  const artist = anArtist(change);
  const result = await submitArtist(services, aVisitor(), artist);
  return { ...artist, id: result.ok ? result.artistId : "" };
}
const decide = (actor: Actor, id: string, verdict: Verdict, isTakeDown = false) =>
  decideItems({ ...services, deciders }, actor, { items: [{ kind: "artist", id }], verdict, isTakeDown });
const undo = (ids: string[]) => undoDecisions({ ...services, deciders }, admin, { ids });
const decisionsOf = (result: Awaited<ReturnType<typeof decide>>) =>
  result.ok ? result.decided.map(({ decisionId }) => decisionId) : [];
const statusOf = async (id: string) =>
  (
    await database.db
      .selectFrom("artist_directory")
      .select("status")
      .where("artist_id", "=", id)
      .executeTakeFirstOrThrow()
  ).status;
const actionsOn = async (id: string) =>
  (await database.db.selectFrom("audit_log").select("action").where("subject_id", "=", id).execute()).map(
    ({ action }) => action,
  );
const emailsTo = (email: string) =>
  database.owner
    .selectFrom("mail_outbox")
    .select(["template", "data"])
    .where("recipient", "=", email)
    .orderBy("created_at")
    .execute();

describe("deciding about an artist", () => {
  it("approves the profile, with its audit entry and an email to the artist", async () => {
    const { id, name, email } = await submit();
    expect(await decide(admin, id, approved)).toMatchObject({ ok: true, decided: [{ id }] });
    expect(await statusOf(id)).toBe("approved");
    expect(await actionsOn(id)).toEqual(["artist.approve"]);
    expect(await emailsTo(email)).toMatchObject([
      { template: "artist-approved", data: { name, artistId: id } },
    ]);
  });

  it("rejects it with a reason, deletes the picture after 30 days, and undo reverts both", async () => {
    const picture = await addArtistPicture(services.db);
    const { id, email } = await submit({ pictureId: picture.id });
    const result = await decide(admin, id, unclear);
    expect(await statusOf(id)).toBe("rejected");
    expect(await endOfFile(services.db, picture.id)).not.toBeNull();
    expect(await undo(decisionsOf(result))).toMatchObject({ undone: [{ id }] });
    expect(await statusOf(id)).toBe("pending");
    expect(await endOfFile(services.db, picture.id)).toBeNull();
    expect(await emailsTo(email)).toMatchObject([
      {
        template: "artist-rejected",
        data: { reason: "We could not tell who it is or what they make", note: "Which Josephine?" },
      },
      { template: "artist-reopened", data: { isListed: false } },
    ]);
  });

  it("takes a featured artist down, and undo features the artist again", async () => {
    const { id } = await submit();
    await setStanding(services, admin, { artistId: id, standing: "featured" });
    const result = await decide(admin, id, unclear, true);
    expect(await statusOf(id)).toBe("rejected");
    await undo(decisionsOf(result));
    expect(await statusOf(id)).toBe("featured");
  });

  it("another user cannot", async () => {
    const { id } = await submit();
    const { id: member } = await makePerson(services);
    for (const actor of [aMember(member), aVisitor()]) {
      expect(await decide(actor, id, approved)).toEqual({ ok: false, reason: "not-allowed" });
      expect(await setStanding(services, actor, { artistId: id, standing: "featured" })).toEqual({
        ok: false,
        reason: "not-allowed",
      });
    }
    expect(await statusOf(id)).toBe("pending");
    expect(await actionsOn(id)).toEqual([]);
  });
});

describe("setStanding", () => {
  it("approves a pending artist with it, which is undone like a decision", async () => {
    const { id, email } = await submit();
    const result = await setStanding(services, admin, { artistId: id, standing: "rising" });
    expect(result).toMatchObject({ ok: true, previous: "pending", decisionId: expect.any(String) });
    expect(await statusOf(id)).toBe("rising");
    expect(await emailsTo(email)).toMatchObject([{ template: "artist-approved" }]);
    await undo(result.ok && result.decisionId ? [result.decisionId] : []);
    expect(await statusOf(id)).toBe("pending");
    expect(await actionsOn(id)).toEqual(["artist.approve", "artist.standing", "artist.undo"]);
  });

  it("moves a listed artist without an email, and no rejected ones", async () => {
    const { id, email } = await submit();
    await decide(admin, id, approved);
    for (const standing of ["featured", "rising", "approved"] as const) {
      expect(await setStanding(services, admin, { artistId: id, standing })).toMatchObject({
        decisionId: null,
      });
      expect(await statusOf(id)).toBe(standing);
    }
    expect(await emailsTo(email)).toHaveLength(1);
    await decide(admin, id, unclear, true);
    expect(await setStanding(services, admin, { artistId: id, standing: "featured" })).toEqual({
      ok: false,
      reason: "already-decided",
    });
  });
});

describe("the queue of artists", () => {
  it("lists pending artists, oldest first, and marks names that are already listed", async () => {
    const before = await countPendingArtists(database.db);
    const listed = await submit();
    await decide(admin, listed.id, approved);
    const twin = await submit({ name: listed.name.toUpperCase() });
    expect(await countPendingArtists(database.db)).toBe(before + 1);
    const { items } = await artistsQueue.listWaiting(database.db, { sort: "oldest", limit: 50 });
    expect(items.at(-1)).toMatchObject({
      id: twin.id,
      status: "waiting",
      note: "Photography, Macon, Georgia",
      flag: "Name is listed",
    });
    const all = await artistsQueue.listAll(database.db, { limit: 2 });
    expect(all.items.map(({ id }) => id)).toEqual([twin.id, listed.id]);
    const item = await artistsQueue.findItem(database.db, { kind: "artist", id: twin.id });
    expect(item).toMatchObject({ detail: { email: twin.email, bio: twin.bio } });
  });
});
