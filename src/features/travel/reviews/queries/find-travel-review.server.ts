import type { Tx } from "#platform/db/open-database.server.ts";
import type { TravelKind } from "../rules.ts";

type Input = { kind: TravelKind; subjectId: string; userId: string };

/** Locks an account's review of a subject until the transaction ends. */
export function findTravelReview(tx: Tx, { kind, subjectId, userId }: Input) {
  return tx
    .selectFrom("travel_reviews")
    .select(["id", "user_id", "rating", "welcome", "status", "held_reason"])
    .where("user_id", "=", userId)
    .where("subject_id", "=", subjectId)
    .where("kind", "=", kind)
    .forUpdate()
    .executeTakeFirst();
}
