import { sql } from "kysely";
import { expect, it } from "vitest";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { postReview } from "../commands/post-review.server.ts";
import { setUpReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { newWords } from "../words-for-tests.ts";
import { deleteRecentPosts } from "./delete-recent-posts.server.ts";

const reviewed = setUpReviewedBusiness();

it("stores no IP address, and deletes entries after a day", async () => {
  const { database, services, businessId } = reviewed;
  const { db } = database;
  const post = (ip: string) =>
    postReview(services, aVisitor({ ip }), {
      businessId,
      source: "reviews-page",
      rating: 5,
      name: "Zuri",
      comment: newWords(),
    });
  await post("203.0.113.7");
  await sql`update recent_posts set created_at = now() - interval '25 hours'`.execute(database.owner);
  await post("203.0.113.8");
  const listRecent = () => db.selectFrom("recent_posts").selectAll().execute();
  expect(await listRecent()).toHaveLength(2);
  expect(JSON.stringify(await listRecent())).not.toMatch(/203\.0/);
  await deleteRecentPosts({ db });
  expect(await listRecent()).toHaveLength(1);
  expect(await db.selectFrom("reviews").select("id").execute()).toHaveLength(2);
});
