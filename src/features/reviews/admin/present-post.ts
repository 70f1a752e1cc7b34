import { formatMonth } from "#ui/format-day.ts";
import type { FoundPost } from "../queries/find-queued-post.server.ts";
import type { HoldReason } from "../raid/hold-rules.ts";

/** What the evidence of a review or reply shows. */
export type PostDetail = Pick<FoundPost, "rating" | "text" | "repliesTo" | "businessId" | "businessName"> & {
  /** Why it was held; null for what was published at once. */
  why: string | null;
  /** `Member since May 2024, 6 reviews shown`. */
  account: string;
};

/** A review or reply for display in the admin queue. */
export function presentPost(post: FoundPost): PostDetail {
  const { rating, text, repliesTo, businessId, businessName, status, reason } = post;
  const why = status === "waiting" || reason ? describeHold(reason) : null;
  return { rating, text, repliesTo, businessId, businessName, why, account: describeAccount(post) };
}

/** Who wrote it: `Zuri, a visitor`. */
export function describeAuthor({ name, username }: Pick<FoundPost, "name" | "username">): string {
  if (username === null) return name ? `${name}, a visitor` : "a visitor without a name";
  if (name === username) return `${username}, a member`;
  return `${username}, a member, ${name ? `signed ${name}` : "without a name"}`;
}

function describeAccount({ memberSince, shownReviews }: FoundPost) {
  if (!memberSince) return "None: a visitor";
  const count = shownReviews >= 100 ? "100 or more reviews" : shownReviews === 1 ? "1 review" : undefined;
  return `Member since ${formatMonth(memberSince)}, ${count ?? `${shownReviews} reviews`} shown`;
}

const reasons: Record<HoldReason | "undone", string> = {
  moderation: "Reviews are moderated: every new one waits.",
  "no-proof": "No proof of work came with it: a bot, or a browser without scripts.",
  "disguised-letters": "Mixes alphabets inside a word, as people do to get past filters.",
  "similar-words": "Says nearly the same as another post of that day.",
  pace: "Many from the same network or account within an hour.",
  network: "Its network raided the site that day, or posted very often.",
  burst: "Many posts about this business came at once.",
  raid: "Was shown first and taken back: its network turned out to raid the site.",
  undone: "Was shown and taken down, and that decision was undone.",
};

function describeHold(reason: string | null) {
  return reasons[reason as HoldReason] ?? "Waits since before reasons were written down.";
}
