import type { Actor } from "#platform/auth/actor.ts";

/** Members review what they have seen, once the launch switch is on. */
export function canWriteTravelReview(actor: Actor, { isOpen }: { isOpen: boolean }): boolean {
  return isOpen && actor.kind === "person";
}

type Authored = { user_id: string | null; status: string };

/** Authors change their own words, unless they were rejected. */
export function canEditTravelReview(actor: Actor, review: Authored): boolean {
  return canDeleteTravelReview(actor, review) && review.status !== "Rejected";
}

/** Authors delete their own words in any status. */
export function canDeleteTravelReview<Review extends Authored>(
  actor: Actor,
  review: Review | undefined,
): review is Review {
  return actor.kind === "person" && review?.user_id === actor.id;
}
