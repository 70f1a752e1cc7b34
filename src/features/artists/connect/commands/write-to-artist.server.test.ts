import { beforeAll, describe, expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices, type TestServices } from "#testing/services.ts";
import { addArtist, openConnect, startConversation } from "../messages-for-tests.ts";
import { replyToMember } from "./reply-to-member.server.ts";
import { writeToArtist } from "./write-to-artist.server.ts";

const { services: closed } = setUpServices();
let services: TestServices;
const text = "Our hall seats ninety. Would you play for us?";
const unknown = "019a8c1e-7c3a-7d10-9a55-0d7a4f1b2c3d";

const requestsOf = async (artistId: string) =>
  (
    await services.db
      .selectFrom("artist_directory")
      .select("connection_requests")
      .where("artist_id", "=", artistId)
      .executeTakeFirstOrThrow()
  ).connection_requests;
const emailsTo = (email: string) =>
  services.owner.selectFrom("mail_outbox").selectAll().where("recipient", "=", email).execute();
const member = async () => aMember((await makePerson(services)).id);

describe("before the switch is on", () => {
  it("no one can write to an artist", async () => {
    const { id: artistId } = await addArtist(closed.owner);
    const actor = aMember((await makePerson(closed)).id);
    expect(await writeToArtist(closed, actor, { artistId, text })).toEqual({ ok: false, reason: "not-open" });
  });
});

describe("a message to an artist", () => {
  beforeAll(async () => {
    services = await openConnect(closed);
  });

  it("opens a conversation, counts it once and emails it, without the member's address", async () => {
    const artist = await addArtist(services.owner);
    const { id, sender } = await startConversation(services, { artistId: artist.id, text });
    expect(await requestsOf(artist.id)).toBe(1);
    const [letter, ...more] = await emailsTo(artist.email);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      template: "artist-message",
      data: { senderName: sender.username, text, recipientId: artist.id },
    });
    expect(JSON.stringify(letter?.data)).not.toContain(sender.email);
    expect(JSON.stringify(letter?.data)).toContain(`/messages/${id}-`);

    const again = await writeToArtist(services, aMember(sender.id), { artistId: artist.id, text: "Sunday?" });
    expect(again).toEqual({ ok: true, conversationId: id });
    expect(await requestsOf(artist.id)).toBe(1);
    await startConversation(services, { artistId: artist.id });
    expect(await requestsOf(artist.id)).toBe(2);
  });

  it("is one conversation and one count when two are sent at once", async () => {
    const artist = await addArtist(services.owner);
    const actor = await member();
    const send = (words: string) => writeToArtist(services, actor, { artistId: artist.id, text: words });
    const results = await Promise.all([send("One"), send("Two"), send("Three")]);
    expect(new Set(results.map((result) => result.ok && result.conversationId)).size).toBe(1);
    expect([await requestsOf(artist.id), (await emailsTo(artist.email)).length]).toEqual([1, 3]);
    expect(await send("Four")).toEqual({ ok: false, reason: "wait" });
  });

  it("is the last of three when several are sent at once", async () => {
    const artist = await addArtist(services.owner);
    const actor = await member();
    const send = (words: string) => writeToArtist(services, actor, { artistId: artist.id, text: words });
    for (const words of ["One", "Two"]) expect(await send(words)).toMatchObject({ ok: true });
    const results = await Promise.all(["Three", "Four", "Five", "Six"].map(send));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await emailsTo(artist.email)).toHaveLength(3);
  });

  it("waits for a reply after three, and contains no contact details before it", async () => {
    const { id: artistId } = await addArtist(services.owner);
    const address = "Look at www.hall.example";
    const actor = await member();
    const send = (words: string) => writeToArtist(services, actor, { artistId, text: words });
    expect(await send(address)).toEqual({ ok: false, reason: "has-address" });
    expect(await requestsOf(artistId)).toBe(0);
    const { sender, artistKey: key } = await startConversation(services, { artistId });
    expect(await replyToMember(services, aVisitor(), { key, text: "Gladly." })).toEqual({ ok: true });
    expect(await writeToArtist(services, aMember(sender.id), { artistId, text: address })).toMatchObject({
      ok: true,
    });
  });

  it("does not reach artists who are unlisted, unavailable, or without an address", async () => {
    const actor = await member();
    const send = (artistId: string) => writeToArtist(services, actor, { artistId, text });
    const { id: pending } = await addArtist(services.owner, { status: "pending" });
    for (const artistId of [pending, unknown])
      expect(await send(artistId)).toEqual({ ok: false, reason: "unknown-artist" });
    for (const artist of [{ takes_messages: false }, { email: null }])
      expect(await send((await addArtist(services.owner, artist)).id)).toEqual({
        ok: false,
        reason: "closed",
      });
    expect(
      await services.db
        .selectFrom("artist_conversations")
        .select("id")
        .where("sender_id", "=", actor.id)
        .execute(),
    ).toEqual([]);
  });

  it("is refused to visitors", async () => {
    const { id: artistId } = await addArtist(services.owner);
    const result = await writeToArtist(services, aVisitor(), { artistId, text });
    expect(result).toEqual({ ok: false, reason: "not-signed-in" });
  });

  it("starts at most five conversations a day", async () => {
    const actor = await member();
    const artists = await Promise.all([1, 2, 3, 4, 5, 6].map(() => addArtist(services.owner)));
    const reasons: string[] = [];
    for (const { id: artistId } of artists) {
      const result = await writeToArtist(services, actor, { artistId, text });
      reasons.push(result.ok ? "sent" : result.reason);
    }
    expect(reasons).toEqual(["sent", "sent", "sent", "sent", "sent", "too-many"]);
  });

  it("reaches an artist in at most twenty new conversations a day", async () => {
    const { id: artistId } = await addArtist(services.owner);
    const reasons: string[] = [];
    for (let nth = 0; nth < 21; nth += 1) {
      const result = await writeToArtist(services, await member(), { artistId, text });
      reasons.push(result.ok ? "sent" : result.reason);
    }
    expect(reasons.filter((reason) => reason === "sent")).toHaveLength(20);
    expect(reasons.at(-1)).toBe("too-many");
  });
});
