import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { Stars } from "#ui/rating.tsx";
import type { ShownReply, ShownReview } from "../present-reviews.ts";

/** A review in a list. Others than those of businesses may keep their stars back, say more, and have no replies. */
export type ListedReview = Omit<ShownReview, "rating" | "replies"> & {
  rating: number | null;
  /** A line below the name. */
  note?: string;
  replies?: readonly ShownReply[];
};

type ReviewListProps<Review extends ListedReview> = {
  reviews: readonly Review[];
  /** Actions below a review. */
  children?: (review: Review) => ReactNode;
};

/** Reviews with their replies. */
export function ReviewList<Review extends ListedReview>({ reviews, children }: ReviewListProps<Review>) {
  return reviews.map((review) => (
    <article
      key={review.id}
      id={`review-${review.id}`}
      aria-label={`Review by ${review.name}`}
      className="scroll-mt-24 border-line border-b py-6"
    >
      <ReviewBody review={review} />
      {children?.(review)}
    </article>
  ));
}

function ReviewBody({ review }: { review: ListedReview }) {
  const { rating, note, replies = [] } = review;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-0.5">
        <b className="[overflow-wrap:anywhere]">{review.name}</b>
        {rating !== null && <Stars rating={rating} />}
        <time dateTime={review.createdAt} className="w-full text-muted text-small sm:ml-auto sm:w-auto">
          {review.day}
          {review.editedDay && `, edited ${review.editedDay}`}
        </time>
      </div>
      {note && <p className="mt-1 text-muted text-small">{note}</p>}
      <p className="mt-2 max-w-[64ch] whitespace-pre-line [overflow-wrap:anywhere]">{review.comment}</p>
      {replies.length > 0 && (
        <ul className="mt-3 grid gap-2" aria-label="Replies">
          {replies.map((reply) => (
            <ReplyItem key={reply.id} {...reply} />
          ))}
        </ul>
      )}
    </>
  );
}

function ReplyItem({ name, text, ownerLabel }: ShownReply) {
  return (
    <li className="border-accent border-l-6 bg-sunk px-4 py-3 text-small [overflow-wrap:anywhere]">
      <b className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {name}
        {ownerLabel && <Badge tone="gold">{ownerLabel}</Badge>}
      </b>
      <span className="whitespace-pre-line">{text}</span>
    </li>
  );
}
