import { beforeEach, describe, expect, it } from "vitest";
import type { Requester } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { findReviewedBusiness } from "../queries/find-reviewed-business.server.ts";
import { listAnswerable } from "../queries/list-reviews-of-owner.server.ts";
import { addBusiness, setUpReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { newWords } from "../words-for-tests.ts";
import { deleteOwnerReply } from "./delete-owner-reply.server.ts";
import { editOwnerReply } from "./edit-owner-reply.server.ts";
import { postOwnerReply } from "./post-owner-reply.server.ts";
import { postReply } from "./post-reply.server.ts";

const { database, services } = setUpReviewedBusiness();
let businessId: string;
let reviewId: string;
let owner: Requester & { id: string };
let ownerName: string;

beforeEach(async () => {
  const person = await makePerson(services);
  owner = aMember(person.id);
  ownerName = person.username;
  businessId = await addBusiness(database.db);
  await setOwner(owner.id);
  reviewId = await addReview();
});

const setOwner = (owner_id: string | null) =>
  database.db.updateTable("businesses").set({ owner_id }).where("id", "=", businessId).execute();
async function addReview(status = "Approved") {
  const { id } = await database.db
    .insertInto("reviews")
    .values({ business_id: businessId, reviewer_name: "Jerome", rating: 4, comment: newWords(), status })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const answer = (actor: Requester = owner, text = "Thank you, Jerome.") =>
  postOwnerReply(services, actor, { reviewId, text });
async function posted() {
  const result = await answer();
  if (!result.ok) throw new Error(result.reason);
  return result.id;
}
const replies = async () => {
  const input = { businessId, sort: "newest", limit: 5 } as const;
  const found = await findReviewedBusiness(database.db, input);
  return found?.page.items.find(({ id }) => id === reviewId)?.replies ?? [];
};
const reply = async (actor: Requester, text = newWords()) => {
  const result = await postReply(services, actor, { reviewId, name: null, text });
  if (!result.ok) throw new Error(result.reason);
  return result.reply;
};
const audits = (id: string) =>
  database.db.selectFrom("audit_log").select(["action", "actor_id"]).where("subject_id", "=", id).execute();

describe("postOwnerReply", () => {
  it("publishes the owner's answer with the mark, signed with the account, and an audit entry", async () => {
    const id = await posted();
    expect(await replies()).toMatchObject([
      { id, name: ownerName, text: "Thank you, Jerome.", ownerMark: "owner" },
    ]);
    expect(await audits(id)).toEqual([{ action: "answer.post", actor_id: owner.id }]);
  });

  it("stands above replies that are older, and is the only one", async () => {
    const other = aMember((await makePerson(services)).id);
    await reply(other);
    const id = await posted();
    await reply(other);
    expect((await replies()).map(({ ownerMark }) => ownerMark)).toEqual(["owner", null, null]);
    expect((await replies())[0]?.id).toBe(id);
    expect(await answer()).toEqual({ ok: false, reason: "already-answered" });
  });

  it("is one answer even from two windows at once", async () => {
    const both = await Promise.all([answer(), answer()]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it("another member must not, nor an admin, a visitor, or anybody on a review that is not public", async () => {
    const { id } = await makePerson(services);
    for (const actor of [aMember(id), anAdmin(id)])
      expect(await answer(actor)).toEqual({ ok: false, reason: "unknown-review" });
    expect(await answer(aVisitor())).toEqual({ ok: false, reason: "not-signed-in" });
    reviewId = await addReview("Pending");
    expect(await answer()).toEqual({ ok: false, reason: "unknown-review" });
  });

  it("leaves a mark that no statement can forge", async () => {
    const { id: stranger } = await makePerson(services);
    const forged = {
      review_id: reviewId,
      user_id: stranger,
      comment_text: "I am the owner.",
      by_owner: true,
    };
    await expect(database.db.insertInto("review_comments").values(forged).execute()).rejects.toThrow(
      "Only the owner",
    );
    await database.db
      .insertInto("review_comments")
      .values({ ...forged, by_owner: false })
      .execute();
    const mark = database.db.updateTable("review_comments").set({ by_owner: true });
    await expect(mark.where("user_id", "=", stranger).execute()).rejects.toThrow("Only the owner");
    const id = await posted();
    const steal = database.db.updateTable("review_comments").set({ user_id: stranger });
    await expect(steal.where("id", "=", id).execute()).rejects.toThrow("Only the owner");
  });

  it("says honestly that it was the owner at the time, and lets the next owner answer first", async () => {
    await posted();
    const next = aMember((await makePerson(services)).id);
    await setOwner(next.id);
    expect((await replies()).map(({ ownerMark }) => ownerMark)).toEqual(["former-owner"]);
    expect(await answer(next, "New hands, same oven.")).toMatchObject({ ok: true });
    expect(await replies()).toMatchObject([
      { text: "New hands, same oven.", ownerMark: "owner" },
      { ownerMark: "former-owner" },
    ]);
  });

  it("keeps the mark when the owner's account is deleted", async () => {
    await posted();
    await database.db.deleteFrom("users").where("id", "=", owner.id).execute();
    expect(await replies()).toMatchObject([{ ownerMark: "former-owner" }]);
  });
});

describe("postReply of an owner", () => {
  it("carries the mark too: nobody praises the own business as a stranger", async () => {
    expect(await reply(owner)).toMatchObject({ isByOwner: true });
    expect(await replies()).toMatchObject([{ ownerMark: "owner" }]);
    expect(await reply(aMember((await makePerson(services)).id))).toMatchObject({ isByOwner: false });
    expect((await replies()).map(({ ownerMark }) => ownerMark)).toEqual(["owner", null]);
  });
});

describe("editAnswer and deleteAnswer", () => {
  it("change and remove the own answer, with audit entries", async () => {
    const id = await posted();
    expect(await editOwnerReply(services, owner, { id, text: "Come back soon." })).toEqual({ ok: true });
    expect(await replies()).toMatchObject([{ text: "Come back soon.", ownerMark: "owner" }]);
    const { edited_at } = await services.db
      .selectFrom("review_comments")
      .select("edited_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(edited_at).toBeInstanceOf(Date);
    expect(await deleteOwnerReply(services, owner, { id })).toEqual({ ok: true });
    expect(await replies()).toEqual([]);
    expect((await audits(id)).map(({ action }) => action)).toEqual([
      "answer.post",
      "answer.edit",
      "answer.delete",
    ]);
  });

  it("another member must not, nor is a plain reply an answer", async () => {
    const id = await posted();
    const other = aMember((await makePerson(services)).id);
    const plain = await reply(other);
    for (const [actor, of] of [
      [other, id],
      [other, plain.id],
      [anAdmin(other.id), id],
    ] as const) {
      const unknown = { ok: false, reason: "unknown-answer" };
      expect(await editOwnerReply(services, actor, { id: of, text: "x" })).toEqual(unknown);
      expect(await deleteOwnerReply(services, actor, { id: of })).toEqual(unknown);
    }
    expect(await replies()).toHaveLength(2);
  });

  it("a former owner may remove the own words, but not change them", async () => {
    const id = await posted();
    await setOwner(null);
    expect(await editOwnerReply(services, owner, { id, text: "x" })).toEqual({
      ok: false,
      reason: "unknown-answer",
    });
    expect(await deleteOwnerReply(services, owner, { id })).toEqual({ ok: true });
  });
});

describe("listAnswerable", () => {
  it("lists public reviews, newest first, with the own answer; or only those without", async () => {
    const first = reviewId;
    await posted();
    const second = await addReview();
    await addReview("Pending");
    const list = async (isWaiting: boolean) => {
      const page = await listAnswerable(database.db, { businessId, ownerId: owner.id, isWaiting, limit: 5 });
      return page.items.map(({ id, answer: given }) => [id, given?.comment_text ?? null]);
    };
    expect(await list(false)).toEqual([
      [second, null],
      [first, "Thank you, Jerome."],
    ]);
    expect(await list(true)).toEqual([[second, null]]);
  });
});
