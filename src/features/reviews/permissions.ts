import type { Actor } from "#platform/auth/actor.ts";

/** Where a review was submitted. */
export type ReviewSource = "reviews-page" | "business-page" | "api";

/** Anyone may review a business. The form on its own page is for members, and behind a launch switch. */
export function canPostReview(
  actor: Actor,
  { source, isOpen }: { source: ReviewSource; isOpen: boolean },
): boolean {
  return source !== "business-page" || (isOpen && actor.kind === "person");
}

/** Anyone may reply to a public review. Any other review looks like it does not exist. */
export function canReply<Review extends { status: string }>(
  _actor: Actor,
  review: Review | undefined,
): review is Review {
  return review?.status === "Approved";
}

/** Names that stand for a business or the site are reserved for admins. */
export function canUseReservedName(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}

type AuthoredReview = { user_id: string | null; status: string };

/** Authors may edit their own reviews, unless rejected. */
export function canEditReview<Review extends AuthoredReview>(
  actor: Actor,
  review: Review | undefined,
): review is Review {
  return canDeleteReview(actor, review) && review.status !== "Rejected";
}

/** Authors may delete their own reviews in any status. */
export function canDeleteReview<Review extends AuthoredReview>(
  actor: Actor,
  review: Review | undefined,
): review is Review {
  return actor.kind === "person" && review?.user_id === actor.id;
}

type ReviewWithOwner = { status: string; ownerId: string | null };

/** Only the owner of the business answers a public review as its owner. */
export function canReplyAsOwner<Review extends ReviewWithOwner>(
  actor: Actor,
  review: Review | undefined,
): review is Review {
  return actor.kind === "person" && review?.status === "Approved" && review.ownerId === actor.id;
}

type OwnerReply = { user_id: string | null; by_owner: boolean; status: string; ownerId: string | null };

/** Owners edit their own answers while the business is theirs, unless rejected. */
export function canEditOwnerReply<Reply extends OwnerReply>(
  actor: Actor,
  answer: Reply | undefined,
): answer is Reply {
  if (!canDeleteOwnerReply(actor, answer)) return false;
  return answer.ownerId === answer.user_id && answer.status !== "Rejected";
}

/** Whoever wrote an answer may delete it, also after the business has changed hands. */
export function canDeleteOwnerReply<Reply extends OwnerReply>(
  actor: Actor,
  answer: Reply | undefined,
): answer is Reply {
  return actor.kind === "person" && answer?.by_owner === true && answer.user_id === actor.id;
}
