import { sql } from "kysely";
import { defineKeyset, type KeysetRow, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { PostKind } from "../admin/decisions.ts";

export type HeldPost = {
  kind: PostKind;
  id: string;
  businessId: string;
  businessName: string;
  /** Null for replies. */
  rating: number | null;
  text: string;
  /** The name it was posted under; null if anonymous. */
  name: string | null;
  /** The account; null for visitors. */
  username: string | null;
  reason: string | null;
  createdAt: Date;
  /** The text of the review that a reply belongs to. */
  repliesTo: string | null;
};
export type HeldPage = { items: HeldPost[]; nextCursor: string | null };

export const heldOrder = defineKeyset({
  oldest: { direction: "asc", keys: [time("created_at"), uuid("id")] },
});

/** Held reviews and replies, oldest first. */
export async function listHeldPosts(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<HeldPage> {
  const comesAfter = heldOrder.comesAfter("oldest", after, "post");
  const { rows } = await sql<HeldPost & KeysetRow>`
    select held.*, businesses.name as "businessName", profiles.username
    from (
      (select 'review' as kind, post.id, post.business_id as "businessId", post.rating,
        coalesce(post.comment, post.review_text) as text, post.reviewer_name as name, post.user_id,
        post.held_reason as reason, post.created_at as "createdAt", null as "repliesTo",
        ${heldOrder.keysOf("oldest", "post")} as keyset
      from reviews post where post.status = 'Pending' and ${comesAfter}
      order by post.created_at, post.id limit ${limit + 1})
      union all
      (select 'reply', post.id, review.business_id, null, post.comment_text, post.commenter_name, post.user_id,
        post.held_reason, post.created_at, left(coalesce(review.comment, review.review_text), 200),
        ${heldOrder.keysOf("oldest", "post")}
      from review_comments post join reviews review on review.id = post.review_id
      where post.status = 'Pending' and ${comesAfter}
      order by post.created_at, post.id limit ${limit + 1})
      order by "createdAt", id limit ${limit + 1}
    ) held
    join businesses on businesses.id = held."businessId"
    left join profiles on profiles.id = held.user_id
    order by held."createdAt", held.id`.execute(db);
  const { items, nextCursor } = heldOrder.page(rows, { sort: "oldest", limit });
  return { items: items.map(toPost), nextCursor };
}

function toPost(row: HeldPost): HeldPost {
  const { kind, id, businessId, businessName, rating, text, name, username, reason, createdAt, repliesTo } =
    row;
  return { kind, id, businessId, businessName, rating, text, name, username, reason, createdAt, repliesTo };
}
