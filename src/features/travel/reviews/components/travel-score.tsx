import { formatRating } from "#ui/format-rating.ts";
import { Score } from "#ui/rating.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { subjectPath } from "../lists.ts";
import { describeAnswers, type TravelKind, type TravelScore as Value } from "../rules.ts";

type TravelScoreProps = {
  kind: TravelKind;
  id: string;
  /** The name of the subject, for screen readers. */
  name: string;
  /** Null while travel reviews are off, which renders nothing. */
  score: Value | null;
};

/** For cards: score and welcome with their number of reviews, or how many are missing, and a link to the reviews. */
export function TravelScore({ kind, id, name, score }: TravelScoreProps) {
  if (!score) return null;
  const { answers, averages } = score;
  return (
    <p className="relative z-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      {averages && (
        <>
          <Score rating={averages.rating} count={answers} unit="reviews" showUnit />
          <span>
            Felt welcome: <b>{formatRating(averages.welcome)}</b> of 5
          </span>
        </>
      )}
      {!averages && <span className="text-muted">{describeAnswers(answers)}</span>}
      <TextLink to={subjectPath(kind, id)} className="py-1.5">
        {answers === 0 ? "Write a review" : "Read reviews"}
        <span className="sr-only">: {name}</span>
      </TextLink>
    </p>
  );
}
