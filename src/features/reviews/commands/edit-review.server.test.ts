import { beforeEach, describe, expect, it } from "vitest";
import type { Requester } from "#platform/auth/actor.ts";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { decideItems } from "#platform/decisions/commands/decide-items.server.ts";
import { postDeciders } from "../admin/decide-posts.server.ts";
import { listOwnReviews } from "../queries/list-own-reviews.server.ts";
import { addBusiness, setUpReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { newWords } from "../words-for-tests.ts";
import { deleteReview } from "./delete-review.server.ts";
import { editReview } from "./edit-review.server.ts";
import { postReview } from "./post-review.server.ts";

const { database, services } = setUpReviewedBusiness();
let businessId: string;
let author: Requester & { id: string };

beforeEach(async () => {
  businessId = await addBusiness(database.db);
  author = aMember((await makePerson(services)).id);
});

// A new db object each, because switches are cached per db for some seconds.
const freshServices = () => ({ ...services, db: database.db.withoutPlugins() });

async function post(actor: Requester = author) {
  const draft = { businessId, source: "reviews-page" as const, rating: 4, name: "Zuri", comment: newWords() };
  const result = await postReview(freshServices(), actor, draft);
  if (!result.ok) throw new Error(result.reason);
  return result.review.id;
}
const edit = (actor: Requester, id: string, change: object = {}) =>
  editReview(freshServices(), actor, { id, rating: 2, comment: newWords(), ...change });
const rowOf = (id: string) =>
  database.db.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirst();
const stats = () =>
  database.db
    .selectFrom("directory")
    .select(["average_rating", "review_count"])
    .where("id", "=", businessId)
    .executeTakeFirstOrThrow();

async function withModeration<Result>(work: () => Promise<Result>) {
  const set = (is_on: boolean) =>
    database.owner.updateTable("launch_switches").set({ is_on }).where("name", "=", "review_moderation");
  await set(true).execute();
  return work().finally(() => set(false).execute());
}

describe("editReview", () => {
  it("changes rating and text, marks it as edited, and updates the stats", async () => {
    const id = await post();
    const before = await rowOf(id);
    expect(await edit(author, id, { comment: "Second thoughts." })).toEqual({ ok: true, status: "Approved" });
    expect(await rowOf(id)).toMatchObject({
      ...{ rating: 2, comment: "Second thoughts.", reviewer_name: "Zuri", status: "Approved" },
      ...{ created_at: before?.created_at, edited_at: expect.any(Date) },
    });
    expect(await stats()).toEqual({ average_rating: 2, review_count: 1 });
  });

  it("may repeat its own text, and is audited without the text", async () => {
    const id = await post();
    const comment = (await rowOf(id))?.comment ?? "";
    expect(await edit(author, id, { comment })).toEqual({ ok: true, status: "Approved" });
    const log = database.owner.selectFrom("audit_log").select(["action", "before", "after"]);
    expect(await log.where("subject_id", "=", id).execute()).toEqual([
      {
        action: "review.edit",
        before: { rating: 4, status: "Approved", reason: null },
        after: { rating: 2, status: "Approved", reason: null },
      },
    ]);
  });

  it("must not be done by another user, a visitor or an admin, who get unknown-review", async () => {
    const id = await post();
    const kofi = await makePerson(services);
    for (const actor of [aMember(kofi.id), anAdmin(kofi.id)]) {
      expect(await edit(actor, id)).toEqual({ ok: false, reason: "unknown-review" });
      expect(await deleteReview(services, actor, { id })).toEqual({ ok: false, reason: "unknown-review" });
    }
    expect(await edit(aVisitor(), id)).toEqual({ ok: false, reason: "not-signed-in" });
    expect(await deleteReview(services, aVisitor(), { id })).toEqual({ ok: false, reason: "not-signed-in" });
    expect(await rowOf(id)).toMatchObject({ rating: 4, edited_at: null });
  });

  it("is held while reviews are moderated, and is not counted until it is approved", async () => {
    const id = await post();
    expect(await withModeration(() => edit(author, id))).toEqual({ ok: true, status: "Pending" });
    expect(await rowOf(id)).toMatchObject({ status: "Pending", held_reason: "moderation" });
    expect(await stats()).toMatchObject({ review_count: 0 });
    // Another edit does not bypass moderation.
    expect(await edit(author, id)).toEqual({ ok: true, status: "Pending" });
  });

  it("is held as a near duplicate, like a new review", async () => {
    const comment = newWords(30);
    for (let nth = 0; nth < 3; nth++) {
      const other = aMember((await makePerson(services)).id);
      const draft = { businessId, source: "reviews-page" as const, rating: 1, name: "Zuri", comment };
      await postReview(services, other, draft);
    }
    expect(await edit(author, await post(), { comment })).toEqual({ ok: true, status: "Pending" });
  });

  it("cannot restore a rejected review, but its author may delete it", async () => {
    const id = await withModeration(() => post());
    const admin = anAdmin((await makePerson(services)).id);
    const verdict = { outcome: "rejected", reason: "spam", note: null } as const;
    const items = [{ kind: "review", id }];
    const decided = await decideItems({ ...services, deciders: postDeciders }, admin, { items, verdict });
    expect(decided).toMatchObject({ ok: true, refused: [] });
    expect(await edit(author, id)).toEqual({ ok: false, reason: "unknown-review" });
    expect(await deleteReview(services, author, { id })).toEqual({ ok: true });
  });
});

describe("deleteReview", () => {
  it("deletes the author's review, and updates the stats", async () => {
    const id = await post();
    expect(await deleteReview(services, author, { id })).toEqual({ ok: true });
    expect(await rowOf(id)).toBeUndefined();
    expect(await stats()).toMatchObject({ review_count: 0 });
    expect(await deleteReview(services, author, { id })).toEqual({ ok: false, reason: "unknown-review" });
  });
});

it("listOwnReviews lists the author's reviews only, newest first, page by page", async () => {
  const ids = [];
  for (let nth = 0; nth < 3; nth++) {
    businessId = await addBusiness(database.db);
    ids.unshift(await post());
  }
  businessId = await addBusiness(database.db);
  await post(aMember((await makePerson(services)).id));
  const first = await listOwnReviews(services.db, { userId: author.id, limit: 2 });
  const after = first.nextCursor ?? "";
  const second = await listOwnReviews(services.db, { userId: author.id, limit: 2, after });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
  expect(second.nextCursor).toBeNull();
});
