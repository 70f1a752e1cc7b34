import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Services } from "#platform/http/services.ts";
import type { Person } from "#platform/http/visit.ts";
import { openReviewedBusiness, type ReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { postReply } from "./post-reply.server.ts";

let database: ReviewedBusiness["database"];
let services: Services;
let businessId: string;
let close: ReviewedBusiness["close"];
let visitors = 0;

beforeAll(async () => {
  ({ database, services, businessId, close } = await openReviewedBusiness());
});
afterAll(() => close());

async function addReview(status = "Approved") {
  const { id } = await database.db
    .insertInto("reviews")
    .values({ business_id: businessId, rating: 5, reviewer_name: "Zuri", comment: "Good bread.", status })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
const visitor = (person: Person | null = null) => ({ ip: `10.8.0.${visitors++}`, person });
const repliesTo = (reviewId: string) =>
  database.db
    .selectFrom("review_comments")
    .select(["review_id", "commenter_name", "comment_text", "user_id", "status"])
    .where("review_id", "=", reviewId)
    .execute();

describe("postReply", () => {
  it("[REV-44] [SEC-11] stores a visitor's reply, shown at once", async () => {
    const reviewId = await addReview();
    const result = await postReply(services, visitor(), { reviewId, name: "Ama", text: "Seconded." });
    expect(result).toMatchObject({ ok: true, reply: { id: expect.any(String) } });
    expect(await repliesTo(reviewId)).toEqual([
      {
        review_id: reviewId,
        commenter_name: "Ama",
        comment_text: "Seconded.",
        user_id: null,
        status: "Approved",
      },
    ]);
  });

  it("stores no name where none was given, and the account of whoever is signed in", async () => {
    const reviewId = await addReview();
    const { id, email, username } = await makePerson({ ...services, owner: database.owner });
    const person = { id, email, username, avatarUrl: null, isAdmin: false };
    await postReply(services, visitor(person), { reviewId, name: null, text: "Seconded." });
    expect(await repliesTo(reviewId)).toMatchObject([{ commenter_name: null, user_id: id }]);
  });

  it.each(["Pending", "Rejected"])(
    "refuses a reply to a review that is %s, as if it were not there",
    async (status) => {
      const reviewId = await addReview(status);
      const result = await postReply(services, visitor(), { reviewId, name: null, text: "Seconded." });
      expect(result).toEqual({ ok: false, reason: "unknown-review" });
      expect(await repliesTo(reviewId)).toEqual([]);
    },
  );

  it("refuses a reply to nothing", async () => {
    const reviewId = "019a0000-0000-7000-8000-000000000000";
    const result = await postReply(services, visitor(), { reviewId, name: null, text: "Seconded." });
    expect(result).toEqual({ ok: false, reason: "unknown-review" });
  });

  it("lets ten through from one network in an hour", async () => {
    const reviewId = await addReview();
    const here = visitor();
    for (let count = 0; count < 10; count++)
      expect(await postReply(services, here, { reviewId, name: null, text: "Again." })).toMatchObject({
        ok: true,
      });
    const more = await postReply(services, here, { reviewId, name: null, text: "Again." });
    expect(more).toMatchObject({ ok: false, reason: "too-many" });
    expect(await repliesTo(reviewId)).toHaveLength(10);
  });
});
