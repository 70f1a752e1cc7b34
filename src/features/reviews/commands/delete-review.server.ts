import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { reviewLimits } from "../limits.ts";
import { canDeleteReview } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true } | Refused<"unknown-review" | "not-signed-in" | "too-many">;

/** Deletes the author's review with its replies. Its entry in `recent_posts` stays, to detect raids. */
export async function deleteReview(
  services: Needs,
  actor: Requester,
  { id }: { id: string },
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "not-signed-in" };
  return transactWithin(services, [[reviewLimits.deleteAccount, actor.id]], async (tx): Promise<Result> => {
    const review = await tx
      .selectFrom("reviews")
      .select(["user_id", "status", "rating"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!canDeleteReview(actor, review)) return { ok: false, reason: "unknown-review" };
    await tx.deleteFrom("reviews").where("id", "=", id).execute();
    await audit(tx, actor, {
      action: "review.delete",
      subject: { type: "review", id },
      before: { rating: review.rating, status: review.status },
    });
    return { ok: true };
  });
}
