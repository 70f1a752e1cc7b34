import type { Actor } from "#platform/auth/actor.ts";

/** Where a review was submitted. */
export type ReviewSource = "reviews-page" | "business-page" | "api";

/** Anyone may review a business. The form on its own page is for members, and behind a launch switch. */
export function mayPostReview(
  actor: Actor,
  { source, isOpen }: { source: ReviewSource; isOpen: boolean },
): boolean {
  return source !== "business-page" || (isOpen && actor.kind === "person");
}

/** Anyone may reply to a public review. Any other review looks like it does not exist. */
export function mayReply<Review extends { status: string }>(
  _actor: Actor,
  review: Review | undefined,
): review is Review {
  return review?.status === "Approved";
}

/** Names that stand for a business or the site are reserved for admins. */
export function mayUseReservedName(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}

type AuthoredReview = { user_id: string | null; status: string };

/** Authors may edit their own reviews, unless rejected. */
export function mayEditReview<Review extends AuthoredReview>(
  actor: Actor,
  review: Review | undefined,
): review is Review {
  return mayDeleteReview(actor, review) && review.status !== "Rejected";
}

/** Authors may delete their own reviews in any status. */
export function mayDeleteReview<Review extends AuthoredReview>(
  actor: Actor,
  review: Review | undefined,
): review is Review {
  return actor.kind === "person" && review?.user_id === actor.id;
}
