import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Status, Subject } from "#platform/decisions/decider.ts";
import type { PostKind } from "../admin/reject-reasons.ts";

export type QueuedPostDetail = {
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
  /** Since when the author has an account, and how many reviews of theirs are shown, counted up to 100. */
  memberSince: Date | null;
  shownReviews: number;
  status: Status;
  /** Why it was held. */
  reason: string | null;
  createdAt: Date;
  /** The text of the review that a reply belongs to. */
  repliesTo: string | null;
};

/** A review or reply with all that an admin looks at before deciding. */
export async function findQueuedPost(db: Db, { kind, id }: Subject): Promise<QueuedPostDetail | null> {
  const post =
    kind === "review"
      ? sql`select 'review' as kind, id, business_id, rating, coalesce(comment, review_text) as text,
          reviewer_name as name, user_id, status, held_reason, created_at, null as "repliesTo"
        from reviews where id = ${id}`
      : sql`select 'reply' as kind, reply.id, review.business_id, null as rating, reply.comment_text as text,
          reply.commenter_name as name, reply.user_id, reply.status, reply.held_reason, reply.created_at,
          left(coalesce(review.comment, review.review_text), 200) as "repliesTo"
        from review_comments reply join reviews review on review.id = reply.review_id where reply.id = ${id}`;
  const { rows } = await sql<QueuedPostDetail>`
    select post.kind, post.id, post.rating, post.text, post.name, post."repliesTo", post.held_reason as reason,
      post.created_at as "createdAt", businesses.id as "businessId", businesses.name as "businessName",
      case post.status when 'Pending' then 'waiting' else lower(post.status) end as status,
      profiles.username, users.created_at as "memberSince",
      (select count(*) from (
        select from reviews mine where mine.user_id = post.user_id and mine.status = 'Approved' limit 100
      ) mine) as "shownReviews"
    from (${post}) post
    join businesses on businesses.id = post.business_id
    left join users on users.id = post.user_id
    left join profiles on profiles.id = post.user_id`.execute(db);
  return rows[0] ?? null;
}
