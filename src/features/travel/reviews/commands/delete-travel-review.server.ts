import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { travelReviewLimits } from "../limits.ts";
import { canDeleteTravelReview } from "../permissions.ts";
import { findTravelReview } from "../queries/find-travel-review.server.ts";
import type { Refused } from "../refusals.ts";
import type { TravelKind } from "../rules.ts";

type Needs = Pick<Services, "db" | "limits">;
type Input = { kind: TravelKind; subjectId: string };
type Result = { ok: true } | Refused<"unknown-review" | "not-signed-in" | "too-many">;

/** Deletes the member's review of a tour, guide or booking option. */
export async function deleteTravelReview(
  services: Needs,
  actor: Requester,
  { kind, subjectId }: Input,
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "not-signed-in" };
  return transactWithin(services, [[travelReviewLimits.deleteAccount, actor.id]], async (tx) => {
    const review = await findTravelReview(tx, { kind, subjectId, userId: actor.id });
    if (!canDeleteTravelReview(actor, review)) return { ok: false, reason: "unknown-review" };
    await tx.deleteFrom("travel_reviews").where("id", "=", review.id).execute();
    await audit(tx, actor, {
      action: "travel_review.delete",
      subject: { type: "travel_review", id: review.id },
      before: { rating: review.rating, welcome: review.welcome, status: review.status },
    });
    return { ok: true };
  });
}
