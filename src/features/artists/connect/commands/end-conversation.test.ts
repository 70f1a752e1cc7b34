import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operator } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices, type TestServices } from "#testing/services.ts";
import { deleteMessages } from "../jobs/delete-messages.server.ts";
import { addArtist, openConnect, startConversation } from "../messages-for-tests.ts";
import { listReports } from "../queries/list-reports.server.ts";
import { blockMember } from "./block-member.server.ts";
import { replyToMember } from "./reply-to-member.server.ts";
import { reportConversation } from "./report-conversation.server.ts";
import { settleReport } from "./settle-report.server.ts";
import { takeMessages } from "./take-messages.server.ts";
import { writeToArtist } from "./write-to-artist.server.ts";

const { services: closed } = setUpServices();
let services: TestServices;
let artist: { id: string; email: string };
let started: Awaited<ReturnType<typeof startConversation>>;
const gone = { ok: false, reason: "unknown-conversation" };
const report = { reason: "spam", details: "Sells candles." } as const;

beforeAll(async () => {
  services = await openConnect(closed);
});
beforeEach(async () => {
  await services.owner.deleteFrom("artist_conversations").execute();
  artist = await addArtist(services.owner);
  started = await startConversation(services, { artistId: artist.id });
});

const write = () =>
  writeToArtist(services, aMember(started.sender.id), { artistId: artist.id, text: "Sunday?" });
const answer = (key: string, actor: Parameters<typeof replyToMember>[1] = aVisitor()) =>
  replyToMember(services, actor, { key, text: "Gladly." });
const reports = async (state: "open" | "settled" = "open") =>
  (await listReports(services.db, { state, after: "", limit: 10 })).items;

describe("the artist, using the key from an email", () => {
  it("replies, and the member gets an email without the artist's address", async () => {
    expect(await answer(started.artistKey)).toEqual({ ok: true });
    const letters = await services.owner
      .selectFrom("mail_outbox")
      .selectAll()
      .where("recipient", "=", started.sender.email)
      .execute();
    expect(letters).toMatchObject([
      {
        template: "artist-answer",
        data: { text: "Gladly.", path: `/messages/${started.id}`, recipientId: started.sender.id },
      },
    ]);
    expect(JSON.stringify(letters[0]?.data)).not.toContain(artist.email);
    expect(JSON.stringify(letters[0]?.data)).not.toContain(started.artistKey);
  });

  it("cannot be the member, another user, an admin, or a former address", async () => {
    const other = await makePerson(services);
    for (const actor of [aMember(started.sender.id), aMember(other.id), anAdmin(other.id)])
      expect(await answer(started.senderKey, actor)).toEqual(gone);
    expect(
      await blockMember(services, aMember(started.sender.id), { key: started.id, isBlocked: true }),
    ).toEqual(gone);
    const update = { email: "new@artists.example" };
    await services.owner
      .updateTable("artist_directory")
      .set(update)
      .where("artist_id", "=", artist.id)
      .execute();
    expect(await answer(started.artistKey)).toEqual(gone);
  });

  it("blocks a member, who learns no more than from an artist without messages", async () => {
    const key = started.artistKey;
    for (const isBlocked of [true, true]) await blockMember(services, aVisitor(), { key, isBlocked });
    expect(await write()).toEqual({ ok: false, reason: "closed" });
    expect(await answer(key)).toEqual({ ok: false, reason: "blocked" });
    const other = await makePerson(services);
    await startConversation(services, { artistId: artist.id, person: other });
    await blockMember(services, aVisitor(), { key, isBlocked: false });
    expect(await write()).toMatchObject({ ok: true });
  });

  it("keeps a member blocked when the conversation is deleted", async () => {
    await blockMember(services, aVisitor(), { key: started.artistKey, isBlocked: true });
    await services.owner.deleteFrom("artist_conversations").execute();
    expect(await write()).toEqual({ ok: false, reason: "closed" });
  });

  it("turns off all messages, until they are turned on again", async () => {
    const choose = (wants: boolean, hasArtistKey = true) =>
      takeMessages(services, aVisitor(), { artistId: artist.id, hasArtistKey, wants });
    expect(await choose(false, false)).toEqual(gone);
    expect(await choose(false)).toEqual({ ok: true });
    expect(await write()).toEqual({ ok: false, reason: "closed" });
    expect(await choose(true)).toEqual({ ok: true });
    expect(await write()).toMatchObject({ ok: true });
  });
});

describe("a report", () => {
  it("comes from either side, once each, and from no one else", async () => {
    const other = await makePerson(services);
    for (const actor of [aVisitor(), aMember(other.id), anAdmin(other.id)])
      expect(await reportConversation(services, actor, { ...report, key: started.senderKey })).toEqual(gone);
    expect(await reports()).toEqual([]);
    for (const _time of [1, 2])
      await reportConversation(services, aVisitor(), { ...report, key: started.artistKey });
    await reportConversation(services, aMember(started.sender.id), { ...report, key: started.senderKey });
    expect(await reports()).toMatchObject([
      { isByArtist: false, senderName: started.sender.username },
      { isByArtist: true, reason: "spam", details: "Sells candles.", messages: [{ isFromArtist: false }] },
    ]);
  });

  it("is settled by an admin: the conversation is closed, and opened again", async () => {
    const admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
    await reportConversation(services, aVisitor(), { ...report, key: started.artistKey });
    const [{ id } = { id: "" }] = await reports();
    const settle = (outcome: "closed" | "dismissed" | "open") =>
      settleReport(services, admin, { id, outcome, note: "Candles" });
    await settle("closed");
    await settle("closed");
    expect(await reports()).toEqual([]);
    expect(await reports("settled")).toMatchObject([{ outcome: "closed", note: "Candles" }]);
    expect(await write()).toEqual({ ok: false, reason: "closed" });
    // The artist cannot reopen what an admin has closed.
    await blockMember(services, aVisitor(), { key: started.artistKey, isBlocked: false });
    expect(await answer(started.artistKey)).toEqual({ ok: false, reason: "blocked" });
    await settle("open");
    expect(await write()).toMatchObject({ ok: true });
    await settle("dismissed");
    expect(await write()).toMatchObject({ ok: true });
    const audits = await services.owner
      .selectFrom("audit_log")
      .select(["action", "after"])
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute();
    expect(audits).toEqual([
      { action: "message_report.settle", after: { outcome: "closed" } },
      { action: "message_report.reopen", after: { outcome: "open" } },
      { action: "message_report.settle", after: { outcome: "dismissed" } },
    ]);
  });

  it("reopens what an admin has closed, but not what the artist has blocked since", async () => {
    const admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
    await reportConversation(services, aVisitor(), { ...report, key: started.artistKey });
    await reportConversation(services, aMember(started.sender.id), { ...report, key: started.senderKey });
    const [first, second] = (await reports()).map(({ id }) => id);
    const settle = (id = "", outcome: "closed" | "open" = "closed") =>
      settleReport(services, admin, { id, outcome, note: null });
    await settle(first);
    await settle(second);
    await settle(first, "open");
    expect(await write()).toMatchObject({ ok: true });
    await blockMember(services, aVisitor(), { key: started.artistKey, isBlocked: true });
    await settle(second, "open");
    expect(await write()).toEqual({ ok: false, reason: "closed" });
  });

  it("can only be seen by admins", async () => {
    await reportConversation(services, aVisitor(), { ...report, key: started.artistKey });
    const [{ id } = { id: "" }] = await reports();
    for (const actor of [aVisitor(), aMember(started.sender.id), operator])
      expect(await settleReport(services, actor, { id, outcome: "closed", note: null })).toEqual({
        ok: false,
        reason: "not-allowed",
      });
    expect(await reports()).toHaveLength(1);
  });

  it("keeps old messages until it is settled", async () => {
    const admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
    await reportConversation(services, aVisitor(), { ...report, key: started.artistKey });
    const old = new Date(Date.now() - 31 * 86_400_000);
    await services.owner.updateTable("artist_messages").set({ created_at: old }).execute();
    await services.owner.updateTable("artist_conversations").set({ created_at: old }).execute();
    expect(await deleteMessages(services.db)).toBe(0);
    const [{ id } = { id: "" }] = await reports();
    await settleReport(services, admin, { id, outcome: "dismissed", note: null });
    expect(await deleteMessages(services.db)).toBe(1);
    expect(await services.db.selectFrom("artist_conversations").select("id").execute()).toEqual([]);
  });
});
