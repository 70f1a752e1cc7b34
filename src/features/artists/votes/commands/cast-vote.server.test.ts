import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { makeTrustedPerson } from "#features/reviews/exports/trusted-account-for-tests.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { readVotesOf } from "../queries/read-votes-of.server.ts";
import { addArtist, addStandingVotes, countVotes, readVote } from "../votes-for-tests.ts";
import { castVote } from "./cast-vote.server.ts";

const { services } = setUpServices();
let artistId: string;
beforeEach(async () => {
  artistId = await addArtist(services.db);
});

const vote = (actor: Requester, id = artistId) => castVote(services, actor, { artistId: id });
/** The headers of a browser that sends the cookie of its first vote. */
async function voteIn(actor: Requester): Promise<Headers> {
  const result = await vote(actor);
  if (!result.ok) throw new Error(result.reason);
  return new Headers({ cookie: result.setCookies[0]?.split(";")[0] ?? "" });
}
const person = async () => (await makePerson(services)).id;

describe("a vote", () => {
  it("[ART-48] [SEC-15] by a visitor increments community_votes of that artist by exactly one", async () => {
    const other = await addArtist(services.db);
    expect(await vote(aVisitor())).toMatchObject({ ok: true, votes: 1 });
    expect(await vote(aVisitor())).toMatchObject({ ok: true, votes: 2 });
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 2, held: 0, rows: 2 });
    expect(await countVotes(services.db, other)).toEqual({ counted: 0, held: 0, rows: 0 });
  });

  it.each(["pending", "rejected"])("is refused for an artist who is %s", async (status) => {
    const hidden = await addArtist(services.db, { status });
    expect(await vote(aVisitor(), hidden)).toEqual({ ok: false, reason: "no-voting" });
    expect(await vote(aVisitor(), "00000000-0000-7000-8000-000000000000")).toMatchObject({ ok: false });
    expect(await countVotes(services.db, hidden)).toEqual({ counted: 0, held: 0, rows: 0 });
  });

  it("stores neither IP address nor account name, only keyed digests", async () => {
    const headers = new Headers({ "user-agent": "Canary Browser" });
    await vote(aVisitor({ ip: "198.51.100.77", headers }));
    const { rows } = await sql<{ text: string }>`
      select concat(v, o) as text from artist_votes v join vote_origins o using (artist_id, voter_key)
      where artist_id = ${artistId}`.execute(services.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toMatch(/198\.51|Canary/);
  });
});

describe("one voter, one vote", () => {
  it("counts a hundred presses of one browser at once as one", async () => {
    const headers = await voteIn(aVisitor());
    const second = await addArtist(services.db);
    const answers = await Promise.all(Array.from({ length: 100 }, () => vote(aVisitor({ headers }), second)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await countVotes(services.db, second)).toEqual({ counted: 1, held: 0, rows: 1 });
  });

  it("counts two presses before the first response brought a cookie as one", async () => {
    const from = { ip: "203.0.113.9", headers: new Headers({ "user-agent": "Phone" }) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => vote(aVisitor(from))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    // Another phone on the same Wi-Fi is another voter.
    const headers = new Headers({ "user-agent": "Other phone" });
    expect(await vote(aVisitor({ ...from, headers }))).toMatchObject({ ok: true, votes: 2 });
  });

  it("recognizes a browser on another network, and trusts no forged cookie", async () => {
    const headers = await voteIn(aVisitor());
    expect(await vote(aVisitor({ headers }))).toEqual({ ok: false, reason: "already-voted", votes: 1 });
    const forged = new Headers({ cookie: "voter=AAAAAAAAAAAAAAAAAAAAAA.forged" });
    const result = await vote(aVisitor({ headers: forged }));
    expect(result).toMatchObject({ ok: true, setCookies: [expect.stringMatching(/^voter=.*HttpOnly/)] });
  });

  it("counts a member once on every device", async () => {
    const id = await person();
    expect(await vote(aMember(id))).toMatchObject({ ok: true });
    expect(await vote(aMember(id))).toEqual({ ok: false, reason: "already-voted", votes: 1 });
    expect(await vote(aMember(await person()))).toMatchObject({ ok: true, votes: 2 });
  });

  it("adopts a member's earlier vote as a visitor in the same browser", async () => {
    const [id, headers] = [await person(), await voteIn(aVisitor())];
    expect(await vote(aMember(id, { headers }))).toEqual({ ok: false, reason: "already-voted", votes: 1 });
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 1, held: 0, rows: 1 });
    // From now on it belongs to the account, on every device, and still to the browser.
    expect(await vote(aMember(id))).toMatchObject({ reason: "already-voted" });
    expect(await vote(aVisitor({ headers }))).toMatchObject({ reason: "already-voted" });
    expect(await readVote(services.db, artistId)).toMatchObject({ user_id: id });
  });

  it("adopts a held vote unchanged: logging in does not move the artist up", async () => {
    const [id, headers] = [await person(), await voteIn(aVisitor())];
    await sql`update artist_votes set state = 'held', hold_reason = 'burst' where artist_id = ${artistId}`.execute(
      services.owner,
    );
    await vote(aMember(id, { headers }));
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 1, held: 1, rows: 1 });
    expect(await readVote(services.db, artistId)).toMatchObject({ user_id: id, hold_reason: "burst" });
  });

  it("does not let a member vote again as a visitor after logging out", async () => {
    const headers = await voteIn(aMember(await person()));
    expect(await vote(aVisitor({ headers }))).toMatchObject({ ok: false, reason: "already-voted" });
  });

  it("lets every member of a family vote in one browser", async () => {
    const headers = await voteIn(aMember(await person()));
    expect(await vote(aMember(await person(), { headers }))).toMatchObject({ ok: true, votes: 2 });
  });

  it("tells each voter, and no one else, which artists they have voted for", async () => {
    const [id, second] = [await person(), await addArtist(services.db)];
    const headers = await voteIn(aMember(id));
    await vote(aVisitor());
    const read = (actor: Requester) => readVotesOf(services, actor, [artistId, second]);
    expect([...(await read(aMember(id)))]).toEqual([[artistId, 2]]);
    expect([...(await read(aVisitor({ headers })))]).toEqual([[artistId, 2]]);
    for (const stranger of [aVisitor(), aMember(await person()), aMember(await person(), { headers })])
      expect([...(await read(stranger))]).toEqual([]);
  });
});

describe("limits", () => {
  it("refuses a flood from one network, and no one else", async () => {
    const ip = "192.0.2.44";
    const headers = await voteIn(aVisitor({ ip }));
    const answers = await Promise.all(Array.from({ length: 130 }, () => vote(aVisitor({ ip, headers }))));
    expect(answers.filter((one) => !one.ok && one.reason === "too-many").length).toBeGreaterThan(5);
    expect(await vote(aVisitor())).toMatchObject({ ok: true });
  });
});

describe("a burst", () => {
  it("from new networks is counted, but held from the order, including its beginning", async () => {
    for (let index = 0; index < 20; index++) await vote(aVisitor());
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 20, held: 0, rows: 20 });
    expect(await vote(aVisitor())).toMatchObject({ ok: true, votes: 21 });
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 21, held: 21, rows: 21 });
    await vote(aVisitor());
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 22, held: 22, rows: 22 });
    // A trusted account is not affected.
    await vote(aMember((await makeTrustedPerson(services)).id));
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 23, held: 22, rows: 23 });
  });

  it("over a whole day is held from its first hour on", async () => {
    await addStandingVotes(services.owner, artistId, { votes: 60, hoursAgo: 5 });
    await vote(aVisitor());
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 61, held: 61, rows: 61 });
  });

  it("leaves votes alone that an admin has accepted, and does not count them", async () => {
    await addStandingVotes(services.owner, artistId, { votes: 20, isAccepted: true });
    for (let index = 0; index < 20; index++) await vote(aVisitor());
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 40, held: 0, rows: 40 });
    await vote(aVisitor());
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 41, held: 21, rows: 41 });
  });

  it.each([
    ["leaves networks alone that have voted before", "counted", 0],
    ["is one of networks too whose earlier votes are held", "held", 25],
  ])("%s", async (_, state, held) => {
    const known = Array.from({ length: 25 }, () => aVisitor().ip);
    const earlier = await addArtist(services.db);
    for (const ip of known) await vote(aVisitor({ ip }), earlier);
    await sql`update vote_origins set created_at = now() - interval '3 days' where artist_id = ${earlier}`.execute(
      services.owner,
    );
    const reason = state === "held" ? "burst" : null;
    await sql`update artist_votes set state = ${state}, hold_reason = ${reason} where artist_id = ${earlier}`.execute(
      services.owner,
    );
    for (const ip of known) await vote(aVisitor({ ip }));
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 25, held, rows: 25 });
  });

  it("from one /24 is held from the sixth vote on", async () => {
    for (let index = 1; index <= 7; index++) await vote(aVisitor({ ip: `198.18.7.${index}` }));
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 7, held: 2, rows: 7 });
  });

  it("by new accounts of one network is held from the sixth vote on, like visitors'", async () => {
    const ip = "198.18.11.1";
    for (let index = 0; index < 20; index++) await vote(aMember(await person(), { ip }));
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 20, held: 15, rows: 20 });
    await vote(aMember((await makeTrustedPerson(services)).id, { ip }));
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 21, held: 15, rows: 21 });
  });

  it("by new accounts created in one network is held, even if they vote from others", async () => {
    for (let index = 0; index < 20; index++) {
      const id = await person();
      await services.owner
        .updateTable("users")
        .set({ sign_up_network: artistId })
        .where("id", "=", id)
        .execute();
      await vote(aMember(id));
    }
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 20, held: 15, rows: 20 });
  });

  it("votes from a network whose votes were struck are always held", async () => {
    const ip = "198.18.9.1";
    await vote(aVisitor({ ip }));
    await sql`update artist_votes set state = 'struck' where artist_id = ${artistId}`.execute(services.owner);
    expect(await countVotes(services.db, artistId)).toEqual({ counted: 0, held: 0, rows: 1 });
    const second = await addArtist(services.db);
    await vote(aVisitor({ ip }), second);
    expect(await countVotes(services.db, second)).toEqual({ counted: 1, held: 1, rows: 1 });
  });
});
