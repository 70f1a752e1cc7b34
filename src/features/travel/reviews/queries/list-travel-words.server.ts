import { sql } from "kysely";
import { defineKeyset, time, uuid } from "#platform/db/keyset.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { TravelKind } from "../rules.ts";

export const wordsOrder = defineKeyset({
  newest: { direction: "desc", keys: [time("created_at"), uuid("id")] },
});

type Input = { subjectId: string; after?: string | undefined; limit: number };
export type TravelWords = {
  id: string;
  /** Null if it is anonymous, or its account is deleted. */
  name: string | null;
  rating: number;
  welcome: number;
  comment: string;
  createdAt: Date;
  editedAt: Date | null;
};

/** One page of the public reviews of a tour, guide or booking option, newest first. */
export async function listTravelWords(db: Db, { subjectId, ...page }: Input) {
  const sorted = { sort: "newest" as const, ...page };
  const rows = await selectWords(db)
    .where("subject_id", "=", subjectId)
    .$call(wordsOrder.select(sorted))
    .execute();
  const { items, nextCursor } = wordsOrder.page(rows, sorted);
  return { items: items as TravelWords[], nextCursor };
}

export type NewestWords = TravelWords & {
  kind: TravelKind;
  subjectId: string;
  subject: string;
  answers: number;
};

/** The newest public reviews of anything, with their subjects. */
export async function listNewestWords(db: Db, { limit }: { limit: number }): Promise<NewestWords[]> {
  const rows = await selectWords(db)
    .select(["kind", "subject_id as subjectId"])
    .select((review) => [
      review
        .selectFrom("travel_subjects")
        .select("travel_subjects.name")
        .whereRef("travel_subjects.id", "=", "travel_reviews.subject_id")
        .limit(1)
        .as("subject"),
      review
        .selectFrom("travel_review_stats")
        .select("answers")
        .whereRef("travel_review_stats.subject_id", "=", "travel_reviews.subject_id")
        .as("answers"),
    ])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ kind, subject, answers, ...words }) => ({
    ...words,
    kind: kind as TravelKind,
    subject: subject ?? "",
    answers: answers ?? 0,
  }));
}

function selectWords(db: Db) {
  return db
    .selectFrom("travel_reviews")
    .select(["id", "rating", "welcome", "comment", "created_at as createdAt", "edited_at as editedAt"])
    .select(
      sql<string | null>`case when not is_anonymous then
        (select username from profiles where profiles.id = travel_reviews.user_id) end`.as("name"),
    )
    .where("status", "=", "Approved");
}
