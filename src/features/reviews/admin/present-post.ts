import { formatMonth } from "#ui/format-day.ts";
import { describeHold } from "../exports/describe-hold.ts";
import type { QueuedPostDetail } from "../queries/find-queued-post.server.ts";

/** What the evidence of a review or reply shows. */
export type PostDetail = Pick<
  QueuedPostDetail,
  "rating" | "text" | "repliesTo" | "businessId" | "businessName"
> & {
  /** Why it was held; null for what was published at once. */
  why: string | null;
  /** `Member since May 2024, 6 reviews shown`. */
  account: string;
};

/** A review or reply for display in the admin queue. */
export function presentPost(post: QueuedPostDetail): PostDetail {
  const { rating, text, repliesTo, businessId, businessName, status, reason } = post;
  const why = status === "waiting" || reason ? describeHold(reason) : null;
  return { rating, text, repliesTo, businessId, businessName, why, account: describeAccount(post) };
}

/** Who wrote it: `Zuri, a visitor`. */
export function describeAuthor({ name, username }: Pick<QueuedPostDetail, "name" | "username">): string {
  if (username === null) return name ? `${name}, a visitor` : "a visitor without a name";
  if (name === username) return `${username}, a member`;
  return `${username}, a member, ${name ? `signed ${name}` : "without a name"}`;
}

function describeAccount({ memberSince, shownReviews }: QueuedPostDetail) {
  if (!memberSince) return "None: a visitor";
  const count = shownReviews >= 100 ? "100 or more reviews" : shownReviews === 1 ? "1 review" : undefined;
  return `Member since ${formatMonth(memberSince)}, ${count ?? `${shownReviews} reviews`} shown`;
}
