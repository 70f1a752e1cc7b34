import { sql } from "kysely";
import { defineKeyset, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

export type OwnReview = {
  id: string;
  businessId: string;
  businessName: string;
  rating: number;
  comment: string;
  status: string;
  createdAt: Date;
  editedAt: Date | null;
};
type Input = { userId: string; after?: string | undefined; limit: number };

export const ownReviewOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("created_at"), uuid("id")] },
});

/** The reviews of an account in any status, newest first. */
export async function listOwnReviews(db: Db, { userId, ...page }: Input) {
  const sorted = { sort: "newest" as const, ...page };
  const rows = await selectOwn(db, userId).$call(ownReviewOrder.select(sorted)).execute();
  const { items, nextCursor } = ownReviewOrder.page(rows, sorted);
  return { items: items.map(toReview), nextCursor };
}

/** A review of the account; null if it belongs to another user. */
export async function findOwnReview(db: Db, { userId, id }: { userId: string; id: string }) {
  const row = await selectOwn(db, userId).where("id", "=", id).executeTakeFirst();
  return row ? toReview(row) : null;
}

type Row = Awaited<ReturnType<ReturnType<typeof selectOwn>["executeTakeFirstOrThrow"]>>;

function selectOwn(db: Db, userId: string) {
  return db
    .selectFrom("reviews")
    .select(["id", "business_id", "rating", "status", "created_at", "edited_at"])
    .select(sql<string>`coalesce(comment, review_text)`.as("text"))
    .select((review) =>
      review
        .selectFrom("businesses")
        .select("name")
        .whereRef("businesses.id", "=", "reviews.business_id")
        .as("business_name"),
    )
    .where("user_id", "=", userId);
}

function toReview(row: Row): OwnReview {
  return {
    id: row.id,
    businessId: row.business_id,
    businessName: row.business_name ?? "",
    rating: row.rating,
    comment: row.text,
    status: row.status,
    createdAt: row.created_at,
    editedAt: row.edited_at,
  };
}
