import type { ReactNode } from "react";
import { Badge } from "./badge.tsx";
import { formatCount } from "./format-number.ts";
import { formatRating, isRated } from "./format-rating.ts";

const steps = [1, 2, 3, 4, 5] as const;

/** The path of a star in a 24 px square, shifted by `x`. */
const starAt = (x: number) =>
  `M${12 + x} 2l2.9 6.7 7.1.6-5.4 4.7 1.7 7-6.3-3.8-6.3 3.8 1.7-7-5.4-4.7 7.1-.6z`;
const starPitch = 26;
const rowOfStars = steps.map((step) => starAt((step - 1) * starPitch));

/** The five-pointed star, filled with the color of its text. */
export function Star({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
      <path d={starAt(0)} />
    </svg>
  );
}

type ScoreProps = {
  rating: number | null | undefined;
  count?: number | null | undefined;
  /** The noun of the count. Only for screen readers, unless `showUnit` is set. */
  unit?: string;
  showUnit?: boolean;
};

/** A star, the rating with one decimal, and the count; `New` without ratings. */
export function Score({ rating, count, unit = "reviews", showUnit }: ScoreProps) {
  if (!isRated(rating)) return <Badge>{formatRating(rating)}</Badge>;
  return (
    <span className="score">
      <Star />
      <span>
        {formatRating(rating)}
        <span className="sr-only"> out of 5</span>
      </span>
      {count !== undefined && count !== null && (
        <small>
          ({formatCount(count)}
          <span className={showUnit ? undefined : "sr-only"}> {unit}</span>)
        </small>
      )}
    </span>
  );
}

/** Five stars, filled up to the rating. One SVG, because lists contain many. */
export function Stars({ rating }: { rating: number }) {
  const whole = Math.floor(rating);
  const part = rating - whole;
  const filled = <path d={rowOfStars.slice(0, Math.ceil(rating)).join("")} />;
  return (
    <svg
      className="stars"
      viewBox="0 0 128 24"
      role="img"
      aria-label={`${Number(rating.toFixed(1))} out of 5`}
      fill="currentColor"
    >
      {whole < 5 && <path className="star-off" d={rowOfStars.slice(whole).join("")} />}
      {part === 0 ? rating > 0 && filled : <Clip width={whole * starPitch + 2 + part * 20}>{filled}</Clip>}
    </svg>
  );
}

/** Clips by a nested SVG, because a clip path would need an id. */
function Clip({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg aria-hidden="true" width={Number(width.toFixed(1))} height="24" overflow="hidden">
      {children}
    </svg>
  );
}

/** The number of ratings per star. */
export type RatingCounts = Readonly<Record<1 | 2 | 3 | 4 | 5, number>>;

/** The rating distribution as bars. */
export function RatingBars({ counts }: { counts: RatingCounts }) {
  const total = steps.reduce((sum, step) => sum + counts[step], 0);
  return (
    <ul className="rating-bars">
      {steps.toReversed().map((step) => (
        <li key={step}>
          <span className="score">
            {step}
            <Star />
            <span className="sr-only">{step === 1 ? "star" : "stars"}</span>
          </span>
          <Bar share={total > 0 ? counts[step] / total : 0} />
          <span>{formatCount(counts[step])}</span>
        </li>
      ))}
    </ul>
  );
}

/** Its length is an attribute, because the content security policy forbids inline styles. */
function Bar({ share }: { share: number }) {
  const end = `${share > 0 ? Math.max(share * 100, 1.5) : 0}%`;
  return (
    <svg className="rating-bar" aria-hidden="true">
      <line y1="6" y2="6" x2={end} />
      <line y1="6" y2="6" x2={end} className="thread" />
    </svg>
  );
}

type RatingSummaryProps = {
  rating: number | null | undefined;
  counts: RatingCounts;
  /** Shown below the stars, such as the number of ratings. */
  note: string;
};

/** The rating in large type next to its distribution. */
export function RatingSummary({ rating, counts, note }: RatingSummaryProps) {
  return (
    <div className="rating-summary">
      <div className="rating-summary-score">
        <strong>{formatRating(rating)}</strong>
        <div>
          {isRated(rating) && <Stars rating={rating} />}
          <p>{note}</p>
        </div>
      </div>
      <RatingBars counts={counts} />
    </div>
  );
}
