import type { ReactNode } from "react";
import { Badge } from "./badge.tsx";
import { formatCount } from "./format-number.ts";
import { formatRating, isRated } from "./format-rating.ts";

const steps = [1, 2, 3, 4, 5] as const;

/** The outline of a five-pointed star in a square of 24, so far to the right. */
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
  /** What is counted, for people who hear the page; also shown where `showUnit` says so. */
  unit?: string;
  showUnit?: boolean;
};

/** A star, the rating with one decimal and how many gave it; `New` where nobody did. */
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

/** Five stars, lit as far as the rating goes and never further: one drawing, because lists are full of them. */
export function Stars({ rating }: { rating: number }) {
  const whole = Math.floor(rating);
  const part = rating - whole;
  const lit = <path d={rowOfStars.slice(0, Math.ceil(rating)).join("")} />;
  return (
    <svg
      className="stars"
      viewBox="0 0 128 24"
      role="img"
      aria-label={`${Number(rating.toFixed(1))} out of 5`}
      fill="currentColor"
    >
      {whole < 5 && <path className="star-off" d={rowOfStars.slice(whole).join("")} />}
      {part === 0 ? rating > 0 && lit : <Clip width={whole * starPitch + 2 + part * 20}>{lit}</Clip>}
    </svg>
  );
}

/** Shows so much of the row: an inner drawing ends at its own edge. A clip path would need an id. */
function Clip({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg aria-hidden="true" width={Number(width.toFixed(1))} height="24" overflow="hidden">
      {children}
    </svg>
  );
}

/** How many gave five, four, three, two and one. */
export type RatingCounts = Readonly<Record<1 | 2 | 3 | 4 | 5, number>>;

/** One bar a star, longest to the most given. */
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

/** A woven bar. Its length is an attribute: a style would be refused by the content policy. */
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
  /** The line below the stars, such as how many there are. */
  note: string;
};

/** The score at full size beside its bars. */
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
