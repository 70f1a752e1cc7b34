import { describeHold } from "#features/reviews/exports/describe-hold.ts";
import type { Queue, QueueRow } from "#platform/decisions/queue/queue.ts";
import { formatMonth } from "#ui/format-day.ts";
import { subjectPath } from "../lists.ts";
import {
  findQueuedWords,
  listAllWords,
  listWaitingWords,
  listWordsByIds,
  type QueuedWords,
  queuedOrder,
} from "../queries/list-queued-words.server.ts";
import { travelReviewDecider } from "./decide-travel-reviews.server.ts";
import { rejectReasons } from "./reject-reasons.ts";
import { travelReviewsQueueList } from "./travel-reviews-queue-query.ts";

/** The evidence about a travel review. */
export type WordsDetail = {
  rating: number;
  welcome: number;
  text: string;
  /** Why it was held; null if it was published immediately. */
  why: string | null;
  account: string;
  subject: { name: string; path: string };
};

/** The queue of held travel reviews. */
export const travelReviewsQueue: Queue<WordsDetail> = {
  list: travelReviewsQueueList,
  deciders: [travelReviewDecider],
  nouns: { travel_review: ["Review", "reviews"] },
  reasons: rejectReasons,
  isCursor: queuedOrder.isCursor,
  listWaiting: async (db, page) => toRows(await listWaitingWords(db, page)),
  listAll: async (db, page) => toRows(await listAllWords(db, page)),
  listByIds: async (db, subjects) =>
    (
      await listWordsByIds(
        db,
        subjects.map(({ id }) => id),
      )
    ).map(toRow),
  findItem: async (db, { id }) => {
    const words = await findQueuedWords(db, id);
    if (!words) return null;
    const { rating, welcome, comment, reason, status, username, memberSince } = words;
    return {
      row: toRow(words),
      byline: `Review by ${username ? `${username}, a member` : "a deleted account"}`,
      detail: {
        ...{ rating, welcome, text: comment },
        why: status === "waiting" || reason ? describeHold(reason) : null,
        account: memberSince ? `Member since ${formatMonth(memberSince)}` : "None: it was deleted",
        subject: { name: words.subject, path: subjectPath(words.subjectKind, words.subjectId) },
      },
    };
  },
};

function toRows({ items, nextCursor }: { items: QueuedWords[]; nextCursor: string | null }) {
  return { items: items.map(toRow), nextCursor };
}

function toRow({ id, status, createdAt, subject, subjectId, comment }: QueuedWords): QueueRow {
  const note = comment.slice(0, 160);
  return { kind: "travel_review", id, status, at: createdAt, title: subject, note, clothId: subjectId };
}
