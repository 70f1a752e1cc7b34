import { isRated } from "#ui/format-rating.ts";
import { Score } from "#ui/rating.tsx";

/** The average rating and the number of reviews, even if there are none. */
export function RatingNote({ rating, count }: { rating: number; count: number }) {
  if (isRated(rating)) return <Score rating={rating} count={count} />;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-muted text-small [&_.badge]:-my-1">
      <Score rating={rating} />
      <span>
        (0<span className="sr-only"> reviews</span>)
      </span>
    </span>
  );
}
