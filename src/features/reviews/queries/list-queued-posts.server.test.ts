import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpReviewedBusiness } from "../reviewed-business-for-tests.ts";
import { countHeldReplies, countHeldReviews } from "./count-held-posts.server.ts";
import { findQueuedPost } from "./find-queued-post.server.ts";
import { listAllPosts, listPostsByIds, listWaitingPosts } from "./list-queued-posts.server.ts";

const reviewed = setUpReviewedBusiness();
beforeAll(async () => {
  const { database, businessId } = reviewed;
  const add = async (minutesAgo: number, status: string, comment: string) => {
    const { id } = await database.db
      .insertInto("reviews")
      .values({
        business_id: businessId,
        rating: 3,
        comment,
        reviewer_name: "Zuri",
        status,
        held_reason: status === "Pending" ? "similar-words" : null,
        created_at: new Date(Date.now() - minutesAgo * 60_000),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };
  for (const minutesAgo of [50, 30, 10]) await add(minutesAgo, "Pending", `held ${minutesAgo}`);
  const shown = await add(60, "Approved", "shown");
  await add(5, "Rejected", "rejected");
  for (const minutesAgo of [40, 20])
    await database.db
      .insertInto("review_comments")
      .values({
        review_id: shown,
        comment_text: `held ${minutesAgo}`,
        status: "Pending",
        held_reason: "pace",
        created_at: new Date(Date.now() - minutesAgo * 60_000),
      })
      .execute();
});

describe("held posts", () => {
  const held = [
    ["review", "held 10"],
    ["reply", "held 20"],
    ["review", "held 30"],
    ["reply", "held 40"],
    ["review", "held 50"],
  ];

  it.each([
    ["newest", held],
    ["oldest", held.toReversed()],
  ] as const)("[ADMIN-07] are reviews and replies, %s first, page by page", async (sort, expected) => {
    const { db } = reviewed.database;
    const first = await listWaitingPosts(db, { sort, limit: 3 });
    const second = await listWaitingPosts(db, { sort, limit: 3, after: first.nextCursor ?? "" });
    expect([first.items.length, second.nextCursor]).toEqual([3, null]);
    const all = [...first.items, ...second.items];
    expect(all.map(({ kind, excerpt }) => [kind, excerpt])).toEqual(expected);
    expect(all[0]).toMatchObject({ businessName: "Low Tide Kitchen", status: "waiting" });
  });

  it("[ADMIN-07] are listed with all others, newest first, with business and status", async () => {
    const { db } = reviewed.database;
    const first = await listAllPosts(db, { limit: 4 });
    const second = await listAllPosts(db, { limit: 4, after: first.nextCursor ?? "" });
    const all = [...first.items, ...second.items];
    expect(all.map(({ excerpt, status }) => [excerpt, status])).toEqual([
      ["rejected", "rejected"],
      ["held 10", "waiting"],
      ["held 20", "waiting"],
      ["held 30", "waiting"],
      ["held 40", "waiting"],
      ["held 50", "waiting"],
      ["shown", "approved"],
    ]);
    expect(all.every(({ businessName }) => businessName === "Low Tide Kitchen")).toBe(true);
    expect(await listPostsByIds(db, all.slice(3, 5))).toHaveLength(2);
  });

  it("are found with what an admin looks at", async () => {
    const { db } = reviewed.database;
    const { items } = await listWaitingPosts(db, { sort: "oldest", limit: 2 });
    const [review, reply] = await Promise.all(items.map((item) => findQueuedPost(db, item)));
    expect(review).toMatchObject({
      ...{ rating: 3, text: "held 50", name: "Zuri", username: null, reason: "similar-words" },
      ...{ repliesTo: null, memberSince: null, shownReviews: 0, status: "waiting" },
    });
    expect(reply).toMatchObject({ rating: null, name: null, repliesTo: "shown", reason: "pace" });
    expect(await findQueuedPost(db, { kind: "reply", id: review?.id ?? "" })).toBeNull();
  });

  it("start over at an invalid cursor", async () => {
    const { items } = await listWaitingPosts(reviewed.database.db, {
      sort: "oldest",
      limit: 1,
      after: "nonsense",
    });
    expect(items[0]?.excerpt).toBe("held 50");
  });

  it("[ADMIN-15] are counted, reviews and replies apart", async () => {
    const { db } = reviewed.database;
    expect([await countHeldReviews(db), await countHeldReplies(db)]).toEqual([3, 2]);
  });

  it("are found with an index", async () => {
    const plan = await reviewed.database.db.transaction().execute(async (tx) => {
      // The table is nearly empty here, so a sequential scan would be cheaper.
      for (const way of ["seqscan", "bitmapscan", "sort"])
        await sql.raw(`set local enable_${way} = off`).execute(tx);
      const { rows } = await sql<{ "QUERY PLAN": string }>`explain (costs off)
        select id from review_comments where status = 'Pending' order by created_at, id limit 21`.execute(tx);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
    expect(plan).toContain("review_comments_pending_idx");
    expect(plan).not.toContain("Sort");
  });
});
