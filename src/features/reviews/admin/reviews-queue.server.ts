import type { Queue, QueueRow } from "#platform/decisions/queue/queue.ts";
import { findQueuedPost } from "../queries/find-queued-post.server.ts";
import {
  listAllPosts,
  listPostsByIds,
  listWaitingPosts,
  type QueuedPost,
  queuedOrder,
} from "../queries/list-queued-posts.server.ts";
import { postDeciders } from "./decide-posts.server.ts";
import { describeAuthor, type PostDetail, presentPost } from "./present-post.ts";
import { rejectReasons } from "./reject-reasons.ts";
import { reviewsQueueList } from "./reviews-queue-query.ts";

/** The queue of held reviews and replies. */
export const reviewsQueue: Queue<PostDetail> = {
  list: reviewsQueueList,
  deciders: postDeciders,
  nouns: { review: ["Review", "reviews"], reply: ["Reply", "replies"] },
  reasons: rejectReasons,
  isCursor: queuedOrder.isCursor,
  listWaiting: async (db, page) => toRows(await listWaitingPosts(db, page)),
  listAll: async (db, page) => toRows(await listAllPosts(db, page)),
  listByIds: async (db, subjects) => (await listPostsByIds(db, subjects)).map(toRow),
  findItem: async (db, subject) => {
    const post = await findQueuedPost(db, subject);
    if (!post) return null;
    const { kind, text } = post;
    const byline = `${kind === "review" ? "Review" : "Reply"} by ${describeAuthor(post)}`;
    return { row: toRow({ ...post, excerpt: text.slice(0, 160) }), byline, detail: presentPost(post) };
  },
};

function toRows({ items, nextCursor }: { items: QueuedPost[]; nextCursor: string | null }) {
  return { items: items.map(toRow), nextCursor };
}

function toRow({ kind, id, status, createdAt, businessName, businessId, excerpt }: QueuedPost): QueueRow {
  return { kind, id, status, at: createdAt, title: businessName, note: excerpt, clothId: businessId };
}
