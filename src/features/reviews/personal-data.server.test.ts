import { beforeEach, expect, it } from "vitest";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { postReply } from "./commands/post-reply.server.ts";
import { postReview } from "./commands/post-review.server.ts";
import { reviewsPersonalData } from "./personal-data.server.ts";
import { addBusiness, setUpReviewedBusiness } from "./reviewed-business-for-tests.ts";
import { newWords } from "./words-for-tests.ts";

const { database, services } = setUpReviewedBusiness();
const { exportPersonalData, erasePersonalData } = reviewsPersonalData;
let businessId: string;
let ama: TestPerson;
let kofi: TestPerson;

beforeEach(async () => {
  businessId = await addBusiness(database.db);
  [ama, kofi] = [await makePerson(services), await makePerson(services)];
  for (const { id, username: name } of [ama, kofi]) {
    const draft = { businessId, source: "reviews-page" as const, rating: 4, name, comment: newWords() };
    const posted = await postReview(services, aMember(id), draft);
    const reviewId = posted.ok ? posted.review.id : "";
    await postReply(services, aMember(id), { reviewId, name, text: newWords() });
  }
});

const erase = (removesPosts: boolean) =>
  transact(database.db, (tx) => erasePersonalData(tx, ama, { removesPosts }));
const listReviews = () =>
  database.db
    .selectFrom("reviews")
    .select(["user_id", "reviewer_name", "is_anonymous"])
    .where("business_id", "=", businessId)
    .orderBy("created_at")
    .execute();
const stats = async () =>
  database.db
    .selectFrom("directory")
    .select("review_count")
    .where("id", "=", businessId)
    .executeTakeFirstOrThrow();
const kofis = () => ({ user_id: kofi.id, reviewer_name: kofi.username, is_anonymous: false });

it("exports the posts of a person with the decisions about them, and nothing of another user", async () => {
  const posts = await database.db.selectFrom("reviews").select(["id", "user_id"]).execute();
  for (const { id: subject_id, user_id } of posts)
    await database.db
      .insertInto("decisions")
      .values({
        kind: "review",
        subject_id,
        outcome: "rejected",
        reason: "spam",
        note: user_id,
        previous: "{}",
      })
      .execute();
  const content = await exportPersonalData(database.db, ama.id);
  expect(content).toMatchObject({
    reviews: [{ business: "Low Tide Kitchen", reviewer_name: ama.username, rating: 4, edited_at: null }],
    replies: [{ commenter_name: ama.username }],
    decisions: [{ kind: "review", outcome: "rejected", reason: "spam", note: ama.id }],
  });
  expect(JSON.stringify(content)).not.toContain(kofi.username);
});

it("anonymizes posts, and keeps another user's as they are", async () => {
  await erase(false);
  expect(await listReviews()).toEqual([{ user_id: null, reviewer_name: null, is_anonymous: true }, kofis()]);
  expect(await exportPersonalData(database.db, ama.id)).toEqual({ reviews: [], replies: [], decisions: [] });
  expect(await stats()).toEqual({ review_count: 2 });
});

it("deletes posts if the person wants that, and updates the stats", async () => {
  await erase(true);
  expect(await listReviews()).toEqual([kofis()]);
  expect(await stats()).toEqual({ review_count: 1 });
});
