import { describe, expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { endOfFile } from "#platform/uploads/sent-files-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { addPicture, listJoined, someone } from "../members-for-tests.ts";
import { joinCommunity } from "./join-community.server.ts";

const { services } = setUpServices();
const db = () => services.db;

describe("joinCommunity", () => {
  it("[JOIN-03] [JOIN-24] [JOIN-26] [SEC-17] adds a visitor with all fields, and keeps their picture", async () => {
    const picture = await addPicture(db());
    const member = someone({ pictureId: picture.id });
    expect(await joinCommunity(services, aVisitor(), member)).toEqual({ ok: true });
    const { name, email, business, links, bio } = member;
    expect(await listJoined(db(), email)).toMatchObject([
      { name, email, business, links, bio, profile_image_url: `/files/community-images/${picture.key}` },
    ]);
    expect(await endOfFile(db(), picture.id)).toBeNull();
  });

  it("[JOIN-22] requires only name and email; without links the column is null", async () => {
    const member = someone({ business: null, links: null, bio: null });
    await joinCommunity(services, aVisitor(), member);
    expect(await listJoined(db(), member.email)).toMatchObject([
      { business: null, links: null, bio: null, profile_image_url: null },
    ]);
  });

  it("[JOIN-27] refuses an address that has joined, case-insensitive: no second row, and the picture is not kept", async () => {
    const member = someone();
    await joinCommunity(services, aVisitor(), member);
    const picture = await addPicture(db());
    for (const email of [member.email, member.email.toUpperCase()]) {
      const again = { ...member, name: "Somebody else", email, pictureId: picture.id };
      expect(await joinCommunity(services, aVisitor(), again)).toEqual({
        ok: false,
        reason: "already-joined",
      });
    }
    const rows = await db()
      .selectFrom("community_members")
      .select("name")
      .where("email", "ilike", member.email)
      .execute();
    expect(rows).toEqual([{ name: member.name }]);
    expect(await endOfFile(db(), picture.id)).not.toBeNull();
  });

  it("accepts one of two concurrent requests with the same address", async () => {
    const member = someone();
    const answers = await Promise.all([1, 2, 3, 4].map(() => joinCommunity(services, aVisitor(), member)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await listJoined(db(), member.email)).toHaveLength(1);
  });

  it("[OPEN-146] writes no row when the picture belongs to someone else, is gone, already used or of another kind", async () => {
    const { id: kofi } = await makePerson(services);
    const used = await addPicture(db());
    await joinCommunity(services, aVisitor(), someone({ pictureId: used.id }));
    const proof = await db()
      .insertInto("stored_files")
      .values({
        ...{ bucket: "claim_proofs", key: "proof-of-nobody.jpg", content_type: "image/jpeg", byte_size: 10 },
        delete_after: new Date(Date.now() + 3_600_000),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const late = await addPicture(db());
    await db()
      .updateTable("stored_files")
      .set({ delete_after: new Date(0) })
      .where("id", "=", late.id)
      .execute();
    const [his, visitors] = [await addPicture(db(), { uploadedBy: kofi }), await addPicture(db())];
    const refused = { ok: false, reason: "picture-gone" };
    for (const pictureId of [
      used.id,
      proof.id,
      late.id,
      his.id,
      "7",
      "019a0000-0000-7000-8000-000000000000",
    ]) {
      const member = someone({ pictureId });
      expect(await joinCommunity(services, aVisitor(), member), pictureId).toEqual(refused);
      expect(await listJoined(db(), member.email)).toEqual([]);
    }
    const member = someone({ pictureId: visitors.id });
    expect(await joinCommunity(services, aMember(kofi), member)).toEqual(refused);
    expect(await joinCommunity(services, aMember(kofi), someone({ pictureId: his.id }))).toEqual({
      ok: true,
    });
  });

  it("accepts ten an hour from one network, including refused ones", async () => {
    const { ip } = aVisitor();
    const member = someone();
    for (let attempt = 0; attempt < 10; attempt++) await joinCommunity(services, aVisitor({ ip }), member);
    const eleventh = await joinCommunity(services, aVisitor({ ip }), someone());
    expect(eleventh).toMatchObject({ ok: false, reason: "too-many" });
  });
});
