import { beforeEach, describe, expect, it } from "vitest";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { addOwnedArtist, addPicture, type OwnedArtist } from "../own-artist-for-tests.ts";
import type { ProfileFields } from "../profile-input.ts";
import type { Work } from "../works.ts";
import { undoProfileChange } from "./undo-profile-change.server.ts";
import { updateProfile } from "./update-profile.server.ts";
import { updateWorks } from "./update-works.server.ts";

const { services } = setUpServices();
let id: string;
let owner: OwnedArtist["owner"];

beforeEach(async () => {
  ({ id, owner } = await addOwnedArtist(services));
});

const row = () =>
  services.db
    .selectFrom("artist_directory")
    .selectAll()
    .where("artist_id", "=", id)
    .executeTakeFirstOrThrow();
const history = () =>
  services.db.selectFrom("artist_changes").selectAll().where("artist_id", "=", id).orderBy("at").execute();
const save = async (fields: Partial<ProfileFields>, actor = owner, version?: number) =>
  updateProfile(services, actor, { id, version: version ?? (await row()).version, fields });
const saveWorks = async (
  works: Work[],
  picture: { id: string; title: string } | null = null,
  actor = owner,
) => updateWorks(services, actor, { id, version: (await row()).version, works, picture });
const undo = async (index = -1, actor = owner) =>
  undoProfileChange(services, actor, { artistId: id, changeId: (await history()).at(index)?.id ?? "" });
const fileOf = (fileId: string) =>
  services.db.selectFrom("stored_files").selectAll().where("id", "=", fileId).executeTakeFirstOrThrow();
const refusal = (reason: string) => ({ ok: false, reason });

describe("saving a profile", () => {
  it("writes changed fields, the history and the audit log, and increments the version", async () => {
    expect(await save({ tagline: "Songs for the stoop", name: "Nia Sol" })).toEqual({
      ok: true,
      changed: ["tagline"],
    });
    expect(await row()).toMatchObject({ tagline: "Songs for the stoop", version: 2 });
    expect(await history()).toMatchObject([
      {
        changed_by: owner.id,
        kind: "edit",
        version: 2,
        before: { tagline: "Songs for the porch" },
        after: { tagline: "Songs for the stoop" },
      },
    ]);
    const entries = services.db
      .selectFrom("audit_log")
      .select(["action", "after"])
      .where("subject_id", "=", id);
    // The log outlives the profile, so it contains the field name and not the text.
    expect(await entries.execute()).toMatchObject([
      { action: "artist.update", after: { fields: ["tagline"] } },
    ]);
  });

  it.each([
    ["Win at evil-prize.com", "name-has-contact"],
    ["Call +1 404 555 0100", "name-has-contact"],
    ["Ujamaa Support", "name-reserved"],
  ])("refuses the name %s, which would appear in our emails", async (name, reason) => {
    expect(await save({ name })).toEqual(refusal(reason));
    expect(await row()).toMatchObject({ name: "Nia Sol", version: 1 });
    // A name that was accepted earlier stays when other fields are edited.
    await services.owner.updateTable("artist_directory").set({ name }).where("artist_id", "=", id).execute();
    expect(await save({ name, tagline: "Songs for the stoop" })).toMatchObject({ ok: true });
  });

  it("writes nothing when nothing has changed", async () => {
    expect(await save({ tagline: "Songs for the porch" })).toEqual({ ok: true, changed: [] });
    expect(await history()).toEqual([]);
  });

  it("refuses a second editor who started from an older version", async () => {
    await save({ tagline: "One" });
    expect(await save({ bio: "Two" }, owner, 1)).toEqual(refusal("changed-meanwhile"));
  });

  it("another user cannot, nor can an admin or a visitor", async () => {
    const stranger = (await makePerson(services)).id;
    for (const actor of [aMember(stranger), anAdmin(stranger), aVisitor()] as never[]) {
      expect(await save({ tagline: "Mine" }, actor)).toEqual(refusal("unknown-artist"));
      expect(await saveWorks([], null, actor)).toEqual(refusal("unknown-artist"));
    }
    await save({ tagline: "Hers" });
    expect(await undo(0, aMember(stranger))).toEqual(refusal("unknown-artist"));
    expect(await row()).toMatchObject({
      tagline: "Hers",
      portfolio_url: expect.stringContaining("one.example"),
    });
  });

  it("votes and views do not count as a change", async () => {
    await services.db.insertInto("artist_votes").values({ artist_id: id, voter_key: "somebody" }).execute();
    expect(await row()).toMatchObject({ community_votes: 1, version: 1 });
  });
});

describe("reverting", () => {
  it("restores the previous value as a new change, which can be reverted too", async () => {
    await save({ tagline: "New", bio: "Kept" });
    expect(await undo()).toEqual({ ok: true, version: 3 });
    expect(await row()).toMatchObject({ tagline: "Songs for the porch", bio: null });
    expect(await undo()).toEqual({ ok: true, version: 4 });
    expect(await row()).toMatchObject({ tagline: "New", bio: "Kept" });
    expect((await history()).map(({ kind }) => kind)).toEqual(["edit", "undo", "undo"]);
  });

  it("refuses a field that was changed since, and a change of another artist", async () => {
    await save({ tagline: "One" });
    await save({ tagline: "Two" });
    expect(await undo(0)).toEqual(refusal("changed-since"));
    const other = await addOwnedArtist(services);
    const [change] = await history();
    expect(
      await undoProfileChange(services, other.owner, { artistId: other.id, changeId: change?.id ?? "" }),
    ).toEqual(refusal("unknown-change"));
  });
});

describe("the portfolio", () => {
  const works = [
    { link: "https://two.example/b", title: "Dusk" },
    { link: "https://one.example/a", title: "" },
  ];

  it("keeps order and titles, and reverts them together", async () => {
    expect(await saveWorks(works)).toEqual({ ok: true, isChanged: true });
    expect(await row()).toMatchObject({
      portfolio_url: "https://two.example/b, https://one.example/a",
      portfolio_titles: ["Dusk", ""],
    });
    expect(await saveWorks(works)).toEqual({ ok: true, isChanged: false });
    await undo();
    expect(await row()).toMatchObject({
      portfolio_url: "https://one.example/a, https://two.example/b",
      portfolio_titles: [],
    });
  });

  it("keeps a new picture, deletes it 30 days after its removal, and keeps it when restored", async () => {
    const fileId = await addPicture(services.db, owner.id);
    await saveWorks(works, { id: fileId, title: "The quilt" });
    const url = `/files/artist-images/${(await fileOf(fileId)).key}`;
    expect(await row()).toMatchObject({
      portfolio_url: `https://two.example/b, https://one.example/a, ${url}`,
      portfolio_titles: ["Dusk", "", "The quilt"],
    });
    expect(await fileOf(fileId)).toMatchObject({ delete_after: null });
    await saveWorks([{ link: url, title: "The quilt" }, ...works]);
    expect(await fileOf(fileId), "moved, not removed").toMatchObject({ delete_after: null });
    await saveWorks(works);
    expect(await fileOf(fileId)).toMatchObject({ delete_after: expect.any(Date) });
    expect(await undo()).toMatchObject({ ok: true });
    expect(await fileOf(fileId)).toMatchObject({ delete_after: null });

    await saveWorks(works);
    await services.owner.deleteFrom("stored_files").where("id", "=", fileId).execute();
    expect(await undo()).toEqual(refusal("picture-gone"));
  });

  it("rejects other people's pictures, by id or URL", async () => {
    const fileId = await addPicture(services.db, (await makePerson(services)).id);
    expect(await saveWorks(works, { id: fileId, title: "" })).toEqual(refusal("picture-gone"));
    const link = `/files/artist-images/${(await fileOf(fileId)).key}`;
    expect(await saveWorks([{ link, title: "" }])).toEqual(refusal("picture-gone"));
    expect(await history()).toEqual([]);
  });
});
