import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { Stars } from "#ui/rating.tsx";
import type { ShownReply, ShownReview } from "../present-reviews.ts";

type ReviewListProps = {
  reviews: readonly ShownReview[];
  /** Actions below a review. */
  children?: (review: ShownReview) => ReactNode;
};

/** Reviews with their replies. */
export function ReviewList({ reviews, children }: ReviewListProps) {
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

function ReviewBody({ review }: { review: ShownReview }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-0.5">
        <b className="[overflow-wrap:anywhere]">{review.name}</b>
        <Stars rating={review.rating} />
        <time dateTime={review.createdAt} className="w-full text-muted text-small sm:ml-auto sm:w-auto">
          {review.day}
          {review.editedDay && `, edited ${review.editedDay}`}
        </time>
      </div>
      <p className="mt-2 max-w-[64ch] whitespace-pre-line [overflow-wrap:anywhere]">{review.comment}</p>
      {review.replies.length > 0 && (
        <ul className="mt-3 grid gap-2" aria-label="Replies">
          {review.replies.map((reply) => (
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
