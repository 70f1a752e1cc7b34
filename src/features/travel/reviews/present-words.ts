import type { ListedReview } from "#features/reviews/exports/review-list.tsx";
import { formatDay } from "#ui/format-day.ts";
import type { NewestWords, TravelWords } from "./queries/list-travel-words.server.ts";
import { minAnswers } from "./rules.ts";

export type ShownNewest = ListedReview & Pick<NewestWords, "kind" | "subjectId" | "subject">;

/** A review for display. Its own ratings are hidden while there is no score, because a few of them would reveal it. */
export function presentWords(words: TravelWords, answers: number): ListedReview {
  const { id, name, rating, welcome, comment, createdAt, editedAt } = words;
  const hasScore = answers >= minAnswers;
  return {
    id,
    name: name ?? "Anonymous",
    rating: hasScore ? rating : null,
    ...(hasScore && { note: `Felt welcome: ${welcome} of 5` }),
    comment,
    createdAt: createdAt.toISOString(),
    day: formatDay(createdAt),
    editedDay: editedAt && formatDay(editedAt),
  };
}

/** One of the newest reviews, with its subject. */
export function presentNewest(words: NewestWords): ShownNewest {
  const { kind, subjectId, subject } = words;
  return { ...presentWords(words, words.answers), kind, subjectId, subject };
}
