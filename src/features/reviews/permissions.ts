import type { Actor } from "#platform/auth/actor.ts";

/** Where a review is written. */
export type ReviewPlace = "reviews-page" | "business-page" | "api";

/** Anybody may review a business; the form on its own page is for members, once the switch opens it. */
export function mayPostReview(
  actor: Actor,
  { place, isOpen }: { place: ReviewPlace; isOpen: boolean },
): boolean {
  return place !== "business-page" || (isOpen && actor.kind === "person");
}

/** Anybody may reply to a review that everybody can see; any other one is as good as not there. */
export function mayReply<Review extends { status: string }>(
  _actor: Actor,
  review: Review | undefined,
): review is Review {
  return review?.status === "Approved";
}

/** Names that speak for a business or for the site are kept for those who run the site. */
export function mayUseReservedName(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}

/** Admins decide what becomes of posts that wait. */
export function mayDecidePost(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}

type Written = { user_id: string | null; status: string };

/** Authors may change what they wrote, unless it was rejected; of others' reviews they learn nothing. */
export function mayEditReview<Review extends Written>(
  actor: Actor,
  review: Review | undefined,
): review is Review {
  return mayDeleteReview(actor, review) && review.status !== "Rejected";
}

/** Authors may take down what they wrote, whatever became of it. */
export function mayDeleteReview<Review extends Written>(
  actor: Actor,
  review: Review | undefined,
): review is Review {
  return actor.kind === "person" && review?.user_id === actor.id;
}
