import type { Db } from "#platform/db/open-database.server.ts";
import { type CountedAnswers, countsOf } from "../count-responses.ts";
import { scoreOf, type TravelKind, type TravelScore } from "../rules.ts";

export type Subject = {
  kind: TravelKind;
  id: string;
  name: string;
  place: string | null;
  score: TravelScore;
  /** The number of reviews by stars, and by how welcome people felt. Null while there are too few. */
  counts: { rating: CountedAnswers; welcome: CountedAnswers } | null;
};

/** A tour, guide or booking option with its score, or null. */
export async function findSubject(
  db: Db,
  { kind, id }: { kind: TravelKind; id: string },
): Promise<Subject | null> {
  const [subject, stats] = await Promise.all([
    db
      .selectFrom("travel_subjects")
      .select(["name", "place"])
      .where("kind", "=", kind)
      .where("id", "=", id)
      .executeTakeFirst(),
    db
      .selectFrom("travel_review_stats")
      .select(["answers", "rating_sum", "welcome_sum", "star_counts", "welcome_counts"])
      .where("subject_id", "=", id)
      .executeTakeFirst(),
  ]);
  if (!subject) return null;
  const score = scoreOf(stats);
  const counts = stats &&
    score.averages && { rating: countsOf(stats.star_counts), welcome: countsOf(stats.welcome_counts) };
  return { kind, id, name: subject.name ?? "", place: subject.place, score, counts: counts ?? null };
}
