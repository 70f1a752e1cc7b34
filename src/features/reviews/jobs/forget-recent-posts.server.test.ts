import { sql } from "kysely";
import { expect, it } from "vitest";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { postReview } from "../commands/post-review.server.ts";
import { setUpReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { newWords } from "../words-for-tests.ts";
import { forgetRecentPosts } from "./forget-recent-posts.server.ts";

const opened = setUpReviewedBusiness();

it("keeps no address, and nothing at all beyond a day", async () => {
  const { database, services, businessId } = opened;
  const { db } = database;
  const post = (ip: string) =>
    postReview(services, aVisitor({ ip }), {
      businessId,
      place: "reviews-page",
      rating: 5,
      name: "Zuri",
      comment: newWords(),
    });
  await post("203.0.113.7");
  await sql`update recent_posts set created_at = now() - interval '25 hours'`.execute(database.owner);
  await post("203.0.113.8");
  const traces = () => db.selectFrom("recent_posts").selectAll().execute();
  expect(await traces()).toHaveLength(2);
  expect(JSON.stringify(await traces())).not.toMatch(/203\.0/);
  await forgetRecentPosts({ db });
  expect(await traces()).toHaveLength(1);
  expect(await db.selectFrom("reviews").select("id").execute()).toHaveLength(2);
});
