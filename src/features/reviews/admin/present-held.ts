import { formatDay } from "#ui/format-day.ts";
import { formatCount } from "#ui/format-number.ts";
import type { HeldPost } from "../queries/list-held-posts.server.ts";
import type { HoldReason } from "../raid/hold-rules.ts";

export type ShownHeld = Pick<
  HeldPost,
  "kind" | "id" | "businessId" | "businessName" | "rating" | "text" | "repliesTo"
> & {
  /** The start of its text, for the list. */
  excerpt: string;
  /** `Review by Zuri, a visitor`. */
  author: string;
  why: string;
  createdAt: string;
  day: string;
  /** `14 min`, `19 hr`, `3 days`. */
  age: string;
};

/** A held post for display in the admin queue. */
export function presentHeld(post: HeldPost, now: number): ShownHeld {
  const { kind, id, businessId, businessName, rating, text, repliesTo, createdAt } = post;
  return {
    ...{ kind, id, businessId, businessName, rating, text, repliesTo },
    excerpt: text.slice(0, 160),
    author: `${kind === "review" ? "Review" : "Reply"} by ${describeAuthor(post)}`,
    why: describeHold(post.reason),
    createdAt: createdAt.toISOString(),
    day: formatDay(createdAt),
    age: formatAge(now - createdAt.getTime()),
  };
}

function describeAuthor({ name, username }: HeldPost) {
  if (username === null) return name ? `${name}, a visitor` : "a visitor without a name";
  if (name === username) return `${username}, a member`;
  return `${username}, a member, ${name ? `signed ${name}` : "without a name"}`;
}

const reasons: Record<HoldReason, string> = {
  moderation: "Reviews are moderated: every new one waits.",
  "no-proof": "No proof of work came with it: a bot, or a browser without scripts.",
  "disguised-letters": "Mixes alphabets inside a word, as people do to get past filters.",
  "similar-words": "Says nearly the same as another post of that day.",
  pace: "Many from the same network or account within an hour.",
  network: "Its network raided the site that day, or posted very often.",
  burst: "Many posts about this business came at once.",
  raid: "Was shown first and taken back: its network turned out to raid the site.",
};

function describeHold(reason: string | null) {
  return reasons[reason as HoldReason] ?? "Waits since before reasons were written down.";
}

function formatAge(ms: number) {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} hr`;
  const days = Math.floor(hours / 24);
  return days === 1 ? "1 day" : `${formatCount(days)} days`;
}
