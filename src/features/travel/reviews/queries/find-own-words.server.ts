import type { Db } from "#platform/db/open-database.server.ts";
import type { TravelKind } from "../rules.ts";

type Input = { kind: TravelKind; subjectId: string; userId: string };

/** The account's review of a subject, in any status, or null. */
export async function findOwnWords(db: Db, { kind, subjectId, userId }: Input) {
  const found = await db
    .selectFrom("travel_reviews")
    .select(["rating", "welcome", "comment", "is_anonymous as isAnonymous", "status"])
    .where("user_id", "=", userId)
    .where("subject_id", "=", subjectId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return found ?? null;
}
