import { formatDay } from "#ui/format-day.ts";
import { formatCount } from "#ui/format-number.ts";
import type { Review, ReviewPage, ReviewReply } from "./queries/select-reviews.server.ts";

export type ShownReply = { id: string; name: string; text: string; ownerLabel: string | null };
export type ShownReview = {
  id: string;
  name: string;
  rating: number;
  comment: string;
  createdAt: string;
  /** Formatted on the server, so that it is the same in every time zone. */
  day: string;
  /** The day of the last edit. */
  editedDay: string | null;
  replies: ShownReply[];
};
export type ShownReviews = { items: ShownReview[]; nextCursor: string | null };

const anonymousName = "Anonymous";

/** A page of reviews for display. */
export function presentReviews({ items, nextCursor }: ReviewPage): ShownReviews {
  return { items: items.map(presentReview), nextCursor };
}

function presentReview({ id, name, rating, comment, createdAt, editedAt, replies }: Review): ShownReview {
  return {
    id,
    name: name ?? anonymousName,
    rating,
    comment,
    createdAt,
    day: formatDay(new Date(createdAt)),
    editedDay: editedAt && formatDay(new Date(editedAt)),
    replies: replies.map(presentReply),
  };
}

const ownerLabels = { owner: "Owner", "former-owner": "Owner at the time" } as const;

function presentReply({ id, name, text, ownerMark }: ReviewReply): ShownReply {
  const ownerLabel = ownerMark && ownerLabels[ownerMark];
  return { id, name: name || (ownerMark ? "The owner" : anonymousName), text, ownerLabel };
}

/** `1 review`, `318 reviews`. */
export function countReviews(count: number): string {
  return count === 1 ? "1 review" : `${formatCount(count)} reviews`;
}
