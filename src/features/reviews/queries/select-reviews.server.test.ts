import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { writeCursor } from "#platform/db/cursor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { setUpDatabase } from "#testing/database.ts";
import { addBusiness } from "../reviewed-business-for-tests.ts";
import { reviewSorts } from "../rules.ts";
import { findReviewedBusiness } from "./find-reviewed-business.server.ts";
import { type ReviewsInput, readReviewPage, selectReviews } from "./select-reviews.server.ts";

const database = setUpDatabase();
let businessId: string;

beforeAll(async () => {
  businessId = await addBusiness(database.db);
});

async function addReview(businessId: string, change: Record<string, unknown> = {}) {
  const { id } = await database.db
    .insertInto("reviews")
    .values({
      business_id: businessId,
      rating: 5,
      reviewer_name: "Zuri",
      comment: "Good bread.",
      status: "Approved",
      ...change,
    } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const searchReviews = async (db: Db, input: ReviewsInput) =>
  readReviewPage(await selectReviews(db, input).execute(), input);
const countRatings = async (businessId: string) =>
  (await findReviewedBusiness(database.db, { businessId, sort: "newest", limit: 1 }))?.business.counts;

describe("searchReviews", () => {
  it("[REV-10] [REV-11] returns a review with its replies, earliest first, and none of another business", async () => {
    const id = await addReview(businessId);
    await addReview(await addBusiness(database.db));
    const reply = (day: number, change: object = {}) => ({
      review_id: id,
      comment_text: `Day ${day}`,
      created_at: new Date(Date.UTC(2031, 0, day)),
      ...change,
    });
    await database.db
      .insertInto("review_comments")
      .values([reply(3), reply(1), reply(2, { commenter_name: "Ama" }), reply(4, { status: "Rejected" })])
      .execute();
    const { items, nextCursor } = await searchReviews(database.db, { businessId, sort: "newest", limit: 20 });
    expect(nextCursor).toBeNull();
    expect(items).toEqual([
      {
        id,
        name: "Zuri",
        isAnonymous: false,
        rating: 5,
        comment: "Good bread.",
        createdAt: expect.any(String),
        editedAt: null,
        replies: [
          {
            id: expect.any(String),
            name: null,
            text: "Day 1",
            createdAt: "2031-01-01T00:00:00.000Z",
            ownerMark: null,
          },
          {
            id: expect.any(String),
            name: "Ama",
            text: "Day 2",
            createdAt: "2031-01-02T00:00:00.000Z",
            ownerMark: null,
          },
          {
            id: expect.any(String),
            name: null,
            text: "Day 3",
            createdAt: "2031-01-03T00:00:00.000Z",
            ownerMark: null,
          },
        ],
      },
    ]);
  });

  it("[OPEN-05] returns Approved reviews only", async () => {
    const id = await addBusiness(database.db);
    await addReview(id, { status: "Pending" });
    await addReview(id, { status: "Rejected" });
    const { items } = await searchReviews(database.db, { businessId: id, sort: "newest", limit: 20 });
    expect(items).toEqual([]);
    expect(await countRatings(id)).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });
  });

  it("[REV-22] returns comment, or review_text if that is missing", async () => {
    const id = await addBusiness(database.db);
    await addReview(id, { comment: null, review_text: "From long ago" });
    await addReview(id, { comment: "Said now", review_text: "Said then" });
    const { items } = await searchReviews(database.db, { businessId: id, sort: "oldest", limit: 20 });
    expect(items.map(({ comment }) => comment)).toEqual(["From long ago", "Said now"]);
  });

  it("[REV-18] [REV-19] [REV-20] [REV-21] keeps each sort across pages, even within one millisecond", async () => {
    const id = await addBusiness(database.db);
    for (let step = 0; step < 23; step++) {
      const micros = sql`timestamptz '2031-01-01' + make_interval(secs => ${(step * 7) % 23} * 0.000001)`;
      await addReview(id, { rating: 1 + ((step * 3) % 5), created_at: micros });
    }
    const { rows } = await sql<{ id: string; rating: number; time: string }>`
      select id, rating, created_at::text as time from reviews where business_id = ${id}`.execute(
      database.db,
    );
    const key = { newest: "time", oldest: "time", highest: "rating", lowest: "rating" } as const;
    for (const sort of reviewSorts) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await searchReviews(database.db, { businessId: id, sort, after, limit: 4 });
        seen.push(...page.items.map((review) => review.id));
        after = page.nextCursor ?? undefined;
      } while (after);
      expect(new Set(seen).size, sort).toBe(23);
      const values = seen.map((reviewId) => String(rows.find((row) => row.id === reviewId)?.[key[sort]]));
      const expected = rows.map((row) => String(row[key[sort]])).sort();
      expect(values, sort).toEqual(sort === "newest" || sort === "highest" ? expected.reverse() : expected);
    }
  });

  it("starts over for a cursor of another sort and for an invalid one", async () => {
    const id = "019a0000-0000-7000-8000-000000000000";
    for (const after of [
      "garbage",
      writeCursor(["oldest", 5, 0, id]),
      writeCursor(["newest", 5, 1e300, id]),
      writeCursor(["newest", 5, 0, "' or 1=1"]),
      writeCursor(["newest", 1e9, 0, id]),
    ]) {
      const { items } = await searchReviews(database.db, { businessId, sort: "newest", after, limit: 20 });
      expect(items).toHaveLength(1);
    }
  });

  it("uses an index for every sort, without a sort node", async () => {
    await sql`analyze reviews`.execute(database.owner);
    for (const sort of reviewSorts) {
      const queries: string[] = [];
      const parameters: (readonly unknown[])[] = [];
      const recorded = database.db.withPlugin({
        transformQuery: ({ node }) => {
          const compiled = database.db.getExecutor().compileQuery(node as never, undefined as never);
          queries.push(compiled.sql);
          parameters.push(compiled.parameters);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const after = writeCursor([sort, 3, 1_800_000_000_000_000, businessId]);
      await searchReviews(recorded, { businessId, sort, after, limit: 20 });
      const plan = await database.owner.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        await sql`set local enable_bitmapscan = off`.execute(tx);
        const literal = (value: unknown) => (typeof value === "number" ? String(value) : `'${value}'`);
        const text = (queries[0] ?? "").replace(/\$(\d+)/g, (_, position) =>
          literal(parameters[0]?.[Number(position) - 1]),
        );
        const { rows } = await sql.raw<{ "QUERY PLAN": string }>(`explain ${text}`).execute(tx);
        return rows.map((row) => row["QUERY PLAN"]).join("\n");
      });
      expect(plan, sort).toMatch(/Index Scan( Backward)? using reviews_(time|rating)_idx on reviews/);
      // Only the subplan of the replies may sort.
      expect(plan.split("SubPlan")[0], sort).not.toContain("Sort");
    }
  });
});

it("findReviewedBusiness returns the counts per rating and a page of reviews", async () => {
  const businessId = await addBusiness(database.db);
  for (const rating of [5, 5, 4, 1]) await addReview(businessId, { rating });
  expect(await countRatings(businessId)).toEqual({ 1: 1, 2: 0, 3: 0, 4: 1, 5: 2 });
  const input = { businessId, sort: "newest", limit: 3 } as const;
  const found = await findReviewedBusiness(database.db, input);
  expect(found?.page).toEqual(await searchReviews(database.db, input));
  expect(found?.page.items).toHaveLength(3);
});

it("findReviewedBusiness returns null for an unknown business", async () => {
  expect(
    await findReviewedBusiness(database.db, { businessId: randomUUID(), sort: "newest", limit: 3 }),
  ).toBe(null);
});
