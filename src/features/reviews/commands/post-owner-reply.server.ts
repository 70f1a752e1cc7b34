import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { reviewLimits } from "../limits.ts";
import { canReplyAsOwner } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result =
  | { ok: true; id: string }
  | Refused<"unknown-review" | "already-answered" | "not-signed-in" | "too-many">;

/**
 * The owner of a business answers a review, signed with the account and marked as the owner. Published at once: an
 * admin has looked at who the owner is. There is one answer to a review.
 */
export async function postOwnerReply(
  services: Needs,
  actor: Requester,
  { reviewId, text }: { reviewId: string; text: string },
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "not-signed-in" };
  return transactWithin(services, [[reviewLimits.handleAccount, actor.id]], async (tx): Promise<Result> => {
    const review = await lockReview(tx, reviewId);
    if (!canReplyAsOwner(actor, review)) return { ok: false, reason: "unknown-review" };
    if (await hasOwnerReply(tx, { reviewId, ownerId: actor.id }))
      return { ok: false, reason: "already-answered" };
    const { id } = await tx
      .insertInto("review_comments")
      .columns(["review_id", "user_id", "commenter_name", "comment_text", "by_owner"])
      .expression((profile) =>
        profile
          .selectFrom("profiles")
          .select((value) => [
            value.val(reviewId).as("review_id"),
            "profiles.id",
            "profiles.username",
            value.val(text).as("comment_text"),
            value.lit(true).as("by_owner"),
          ])
          .where("profiles.id", "=", actor.id),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    await audit(tx, actor, {
      action: "answer.post",
      subject: { type: "reply", id },
      after: { review: reviewId, business: review.businessId },
    });
    return { ok: true, id };
  });
}

/** Locked, so that two windows do not answer at once. */
function lockReview(tx: Tx, id: string) {
  return tx
    .selectFrom("reviews")
    .innerJoin("businesses", "businesses.id", "reviews.business_id")
    .select(["business_id as businessId", "status", "owner_id as ownerId"])
    .where("reviews.id", "=", id)
    .forUpdate("reviews")
    .executeTakeFirst();
}

function hasOwnerReply(tx: Tx, { reviewId, ownerId }: { reviewId: string; ownerId: string }) {
  return tx
    .selectFrom("review_comments")
    .select("id")
    .where("review_id", "=", reviewId)
    .where("by_owner", "=", true)
    .where("user_id", "=", ownerId)
    .executeTakeFirst();
}
