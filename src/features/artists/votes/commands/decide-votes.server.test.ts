import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { PersonActor } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { countHeldArtists, listHeldVotes } from "../queries/list-held-votes.server.ts";
import { addArtist, addHeldVotes, countVotes } from "../votes-for-tests.ts";
import { castVote } from "./cast-vote.server.ts";
import { decideVotes } from "./decide-votes.server.ts";
import { undoVotesDecision } from "./undo-votes-decision.server.ts";

const { services } = setUpServices();
let artistId: string;
let admin: PersonActor;
beforeEach(async () => {
  await sql`delete from artist_directory`.execute(services.owner);
  admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
  artistId = await addArtist(services.db);
  await addHeldVotes(services.owner, artistId, 6);
});

const seen = async (id = artistId) => {
  const { items } = await listHeldVotes(services.db, { after: "", limit: 20 });
  const held = items.find((item) => item.id === id);
  if (!held) throw new Error("Nothing is held.");
  return held;
};
const decide = async (verdict: "accept" | "strike", until?: number) =>
  decideVotes(services, admin, { artistId, verdict, until: until ?? (await seen()).until });
const counts = () => countVotes(services.db, artistId);

describe("held votes", () => {
  it("are listed by artist, with reason and networks", async () => {
    await addArtist(services.db);
    expect(await seen()).toMatchObject({ id: artistId, votes: 6, held: 6, burst: 6, networks: 6 });
    expect(await countHeldArtists(services.db)).toBe(1);
  });

  it("move the artist up once they are accepted", async () => {
    expect(await decide("accept")).toMatchObject({ ok: true, votes: 6 });
    expect(await counts()).toEqual({ counted: 6, held: 0, rows: 6 });
    expect(await countHeldArtists(services.db)).toBe(0);
  });

  it("are no longer counted once they are struck, and their voters cannot vote again", async () => {
    const artist = await addArtist(services.db);
    const vote = await castVote(services, aVisitor(), { artistId: artist });
    const headers = new Headers({ cookie: (vote.ok && vote.setCookies[0]?.split(";")[0]) || "" });
    await sql`update artist_votes set state = 'held', hold_reason = 'burst' where artist_id = ${artist}`.execute(
      services.owner,
    );
    const { until } = await seen(artist);
    await decideVotes(services, admin, { artistId: artist, verdict: "strike", until });
    expect(await countVotes(services.db, artist)).toEqual({ counted: 0, held: 0, rows: 1 });
    expect(await castVote(services, aVisitor({ headers }), { artistId: artist })).toMatchObject({
      reason: "already-voted",
    });
    expect(await decide("strike")).toMatchObject({ ok: true, votes: 6 });
    expect(await counts()).toEqual({ counted: 0, held: 0, rows: 6 });
  });

  it("that arrived after the admin looked need another decision", async () => {
    const { until } = await seen();
    await addHeldVotes(services.owner, artistId, 2, "late");
    expect(await decide("strike", until)).toMatchObject({ votes: 6 });
    expect(await counts()).toEqual({ counted: 2, held: 2, rows: 8 });
  });

  it("are decided once", async () => {
    const { until } = await seen();
    await decide("accept", until);
    expect(await decide("strike", until)).toEqual({ ok: false, reason: "nothing-held" });
    expect(await counts()).toEqual({ counted: 6, held: 0, rows: 6 });
  });

  it.each(["accept", "strike"] as const)("are held again after %s is undone", async (verdict) => {
    const decided = await decide(verdict);
    const decisionId = (decided.ok && decided.decisionId) || "";
    expect(await undoVotesDecision(services, admin, { artistId, decisionId })).toMatchObject({ votes: 6 });
    expect(await counts()).toEqual({ counted: 6, held: 6, rows: 6 });
    expect(await undoVotesDecision(services, admin, { artistId, decisionId })).toMatchObject({ ok: false });
  });

  it("write an audit entry", async () => {
    await decide("strike");
    const entries = await services.db
      .selectFrom("audit_log")
      .select(["action", "actor_id"])
      .where("subject_id", "=", artistId)
      .execute();
    expect(entries).toEqual([{ action: "votes.strike", actor_id: admin.id }]);
  });

  it("another user cannot decide: a visitor and a member change nothing", async () => {
    const { until } = await seen();
    for (const other of [aVisitor(), aMember((await makePerson(services)).id)]) {
      expect(await decideVotes(services, other, { artistId, verdict: "accept", until })).toEqual({
        ok: false,
        reason: "not-allowed",
      });
      const undo = { artistId, decisionId: artistId };
      expect(await undoVotesDecision(services, other, undo)).toMatchObject({ reason: "not-allowed" });
    }
    expect(await counts()).toEqual({ counted: 6, held: 6, rows: 6 });
  });
});
