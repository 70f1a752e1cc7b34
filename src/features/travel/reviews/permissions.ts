import type { Actor } from "#platform/auth/actor.ts";

/** Members can write reviews, once the launch switch is on. */
export function canWriteTravelReview(actor: Actor, { isOpen }: { isOpen: boolean }): boolean {
  return isOpen && actor.kind === "person";
}

type Authored = { user_id: string | null; status: string };

/** Authors edit their own reviews, unless they were rejected. */
export function canEditTravelReview(actor: Actor, review: Authored): boolean {
  return canDeleteTravelReview(actor, review) && review.status !== "Rejected";
}

/** Authors delete their own reviews in any status. */
export function canDeleteTravelReview<Review extends Authored>(
  actor: Actor,
  review: Review | undefined,
): review is Review {
  return actor.kind === "person" && review?.user_id === actor.id;
}
