import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Status } from "#platform/decisions/decider.ts";
import { defineQueueOrder, type QueueSort } from "#platform/decisions/queue/queue-order.server.ts";
import type { WaitingOrder } from "#platform/decisions/queue/queue-query.ts";
import type { TravelKind } from "../rules.ts";

/** A travel review in the queue. */
export type QueuedWords = {
  id: string;
  subjectKind: TravelKind;
  subjectId: string;
  subject: string;
  rating: number;
  welcome: number;
  comment: string;
  status: Status;
  /** Why it was held. */
  reason: string | null;
  createdAt: Date;
};

export const queuedOrder = defineQueueOrder({ at: "created_at", id: "id" });

type Page = { after?: string | undefined; limit: number };

/** Held travel reviews, newest or oldest first. */
export async function listWaitingWords(db: Db, page: Page & { sort: WaitingOrder }) {
  const rows = await selectQueued(db)
    .where("status", "=", "Pending")
    .$call(queuedOrder.select(page))
    .execute();
  return readPage(rows, page);
}

/** Travel reviews with any status, newest first. */
export async function listAllWords(db: Db, page: Page) {
  const sorted = { sort: "all" as const, ...page };
  return readPage(await selectQueued(db).$call(queuedOrder.select(sorted)).execute(), sorted);
}

/** These travel reviews, in any order. */
export async function listWordsByIds(db: Db, ids: readonly string[]): Promise<QueuedWords[]> {
  if (ids.length === 0) return [];
  return (await selectQueued(db).where("id", "in", ids).execute()).map(toQueued);
}

/** A travel review with its author. */
export async function findQueuedWords(db: Db, id: string) {
  const row = await selectQueued(db)
    .select((review) => [
      review
        .selectFrom("profiles")
        .select("username")
        .whereRef("profiles.id", "=", "travel_reviews.user_id")
        .as("username"),
      review
        .selectFrom("users")
        .select("users.created_at")
        .whereRef("users.id", "=", "travel_reviews.user_id")
        .as("memberSince"),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? { ...toQueued(row), username: row.username, memberSince: row.memberSince } : null;
}

function selectQueued(db: Db) {
  return db
    .selectFrom("travel_reviews")
    .select(["id", "kind", "subject_id", "rating", "welcome", "comment", "held_reason", "created_at"])
    .select(sql<Status>`case status when 'Pending' then 'waiting' else lower(status) end`.as("status"))
    .select((review) =>
      review
        .selectFrom("travel_subjects")
        .select("travel_subjects.name")
        .whereRef("travel_subjects.id", "=", "travel_reviews.subject_id")
        .limit(1)
        .as("subject"),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectQueued>["executeTakeFirstOrThrow"]>>;

function toQueued(row: Row): QueuedWords {
  const { id, rating, welcome, comment, status } = row;
  return {
    ...{ id, rating, welcome, comment, status },
    subjectKind: row.kind as TravelKind,
    subjectId: row.subject_id,
    subject: row.subject ?? "",
    reason: row.held_reason,
    createdAt: row.created_at,
  };
}

type Sorted = Page & { sort: QueueSort };

function readPage(rows: readonly (Row & { keyset: (string | number)[] })[], sorted: Sorted) {
  const { items, nextCursor } = queuedOrder.page(rows, sorted);
  return { items: items.map(toQueued), nextCursor };
}
