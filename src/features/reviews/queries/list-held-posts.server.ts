import { sql } from "kysely";
import { readCursor, writeCursor } from "#platform/db/cursor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { PostKind } from "../admin/decisions.ts";
import { isId } from "../input.ts";

export type HeldPost = {
  kind: PostKind;
  id: string;
  businessId: string;
  businessName: string;
  /** Null for replies. */
  rating: number | null;
  text: string;
  /** What it is signed with; null when it is not. */
  name: string | null;
  /** The account it comes from; null for visitors. */
  username: string | null;
  reason: string | null;
  createdAt: Date;
  /** What a reply answers. */
  answers: string | null;
};
export type HeldPage = { items: HeldPost[]; nextCursor: string | null };

type Row = HeldPost & { micros: number };

/** Reviews and replies that wait for an admin, oldest first. */
export async function listHeldPosts(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<HeldPage> {
  const from = readPlace(after);
  const place = from
    ? sql`(post.created_at, post.id) > (timestamptz 'epoch' + ${from.micros} * interval '1 microsecond', ${from.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<Row>`
    select held.*, businesses.name as "businessName", profiles.username,
      (extract(epoch from held."createdAt") * 1000000)::bigint as micros
    from (
      (select 'review' as kind, post.id, post.business_id as "businessId", post.rating,
        coalesce(post.comment, post.review_text) as text, post.reviewer_name as name, post.user_id,
        post.held_reason as reason, post.created_at as "createdAt", null as answers
      from reviews post where post.status = 'Pending' and ${place}
      order by post.created_at, post.id limit ${limit + 1})
      union all
      (select 'reply', post.id, review.business_id, null, post.comment_text, post.commenter_name, post.user_id,
        post.held_reason, post.created_at, left(coalesce(review.comment, review.review_text), 200)
      from review_comments post join reviews review on review.id = post.review_id
      where post.status = 'Pending' and ${place}
      order by post.created_at, post.id limit ${limit + 1})
      order by "createdAt", id limit ${limit + 1}
    ) held
    join businesses on businesses.id = held."businessId"
    left join profiles on profiles.id = held.user_id
    order by held."createdAt", held.id`.execute(db);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(toPost), nextCursor: last ? writeCursor([last.micros, last.id]) : null };
}

function toPost(row: Row): HeldPost {
  const { kind, id, businessId, businessName, rating, text, name, username, reason, createdAt, answers } =
    row;
  return { kind, id, businessId, businessName, rating, text, name, username, reason, createdAt, answers };
}

/** Null for a cursor that nobody was given: the list then starts anew. */
function readPlace(after: string | undefined) {
  const values = readCursor(after, ["number", "string"] as const);
  if (!values) return null;
  const [micros, id] = values;
  return Number.isSafeInteger(micros) && Math.abs(micros) < 1e16 && isId(id) ? { micros, id } : null;
}
