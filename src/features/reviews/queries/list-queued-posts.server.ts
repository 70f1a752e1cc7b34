import { type RawBuilder, sql } from "kysely";
import type { KeysetRow } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Status, Subject } from "#platform/decisions/decider.ts";
import { defineQueueOrder, type QueueSort } from "#platform/decisions/queue/queue-order.server.ts";
import type { WaitingOrder } from "#platform/decisions/queue/queue-query.ts";
import type { PostKind } from "../admin/reject-reasons.ts";

/** A review or reply in a list of the admin area. */
export type QueuedPost = {
  kind: PostKind;
  id: string;
  businessId: string;
  businessName: string;
  /** The start of its text. */
  excerpt: string;
  status: Status;
  createdAt: Date;
};

export const queuedOrder = defineQueueOrder({ at: "created_at", id: "id" });

type Page = { after?: string | undefined; limit: number };

/** Held reviews and replies, newest or oldest first. */
export function listWaitingPosts(db: Db, page: Page & { sort: WaitingOrder }) {
  return listPosts(db, page);
}

/** Reviews and replies in every status, newest first. */
export function listAllPosts(db: Db, page: Page) {
  return listPosts(db, { ...page, sort: "all" });
}

async function listPosts(db: Db, { sort, after, limit }: Page & { sort: QueueSort }) {
  const held = sort === "all" ? sql`true` : sql`post.status = 'Pending'`;
  const comesAfter = sql`${held} and ${queuedOrder.comesAfter(sort, after, "post")}`;
  const direction = sql.raw(sort === "oldest" ? "asc" : "desc");
  const order = sql`order by created_at ${direction}, id ${direction} limit ${limit + 1}`;
  const keyset = sql`${queuedOrder.keysOf(sort, "post")} as keyset`;
  // Each branch reads its own index in order and stops at the end of the page.
  const { rows } = await sql<QueuedPost & KeysetRow>`
    select ${shown}, post.keyset
    from (
      (select ${reviewColumns}, ${keyset} from reviews post where ${comesAfter} ${order})
      union all
      (select ${replyColumns}, ${keyset} from review_comments post where ${comesAfter} ${order})
      ${order}
    ) post
    ${joins}
    order by post.created_at ${direction}, post.id ${direction}`.execute(db);
  return queuedOrder.page(rows, { sort, limit });
}

/** These reviews and replies, in no particular order. */
export async function listPostsByIds(db: Db, subjects: readonly Subject[]): Promise<QueuedPost[]> {
  const idsOf = (kind: PostKind) => subjects.filter((one) => one.kind === kind).map(({ id }) => id);
  const { rows } = await sql<QueuedPost>`
    select ${shown}
    from (
      select ${reviewColumns} from reviews post where post.id = any(${idsOf("review")}::uuid[])
      union all
      select ${replyColumns} from review_comments post where post.id = any(${idsOf("reply")}::uuid[])
    ) post
    ${joins}`.execute(db);
  return rows;
}

const excerptLength = 160;

const reviewColumns = sql`'review' as kind, post.id, post.business_id, null::uuid as review_id,
  left(coalesce(post.comment, post.review_text), ${sql.lit(excerptLength)}) as excerpt, post.status, post.created_at`;
const replyColumns = sql`'reply' as kind, post.id, null::uuid as business_id, post.review_id,
  left(post.comment_text, ${sql.lit(excerptLength)}) as excerpt, post.status, post.created_at`;
const shown: RawBuilder<unknown> = sql`post.kind, post.id, businesses.id as "businessId",
  businesses.name as "businessName", post.excerpt, post.created_at as "createdAt",
  case post.status when 'Pending' then 'waiting' else lower(post.status) end as status`;
const joins = sql`left join reviews parent on parent.id = post.review_id
  join businesses on businesses.id = coalesce(post.business_id, parent.business_id)`;
