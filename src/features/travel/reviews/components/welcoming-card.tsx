import { shortenLocation } from "#platform/geo/us-states.ts";
import { formatRating } from "#ui/format-rating.ts";
import { ListCard, type ListCardProps } from "#ui/list-page/list-card.tsx";
import { Score } from "#ui/rating.tsx";
import { subjectPath } from "../lists.ts";
import type { WelcomingPlace } from "../queries/list-welcoming.server.ts";
import { describeAnswers } from "../rules.ts";
import { subjectWords } from "../subject-words.ts";

/** A tour, guide or booking option in the list of the most welcoming. */
export function WelcomingCard({ item, ...slot }: ListCardProps<WelcomingPlace>) {
  const { kind, id, name, place, score } = item;
  const { averages, answers } = score;
  return (
    <ListCard
      {...slot}
      to={subjectPath(kind, id)}
      name={name}
      category={subjectWords[kind].one}
      place={place && shortenLocation(place)}
      rating={averages && <Score rating={averages.rating} count={answers} unit="reviews" />}
      facts={
        averages
          ? [
              {
                label: "Felt welcome",
                value: `${formatRating(averages.welcome)} (${describeAnswers(answers)})`,
              },
            ]
          : []
      }
    />
  );
}
