import { type ListedReview, ReviewList } from "#features/reviews/exports/review-list.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FailedState } from "#ui/failed-state.tsx";
import { Pager } from "#ui/pagination.tsx";
import { RatingSummary } from "#ui/rating.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useFocusOnNewPage } from "#ui/use-focus-on-new-page.ts";
import type { Subject } from "../queries/find-subject.server.ts";
import { describeAnswers, minAnswers } from "../rules.ts";
import { subjectWords } from "../subject-words.ts";

type SubjectWordsProps = {
  subject: Subject;
  /** Null if they failed to load. */
  words: readonly ListedReview[] | null;
  after: string;
  pages: { previous?: string | undefined; next?: string | undefined };
};

/** The score, if there is one, and the members' reviews. */
export function SubjectWords({ subject, words, after, pages }: SubjectWordsProps) {
  const list = useFocusOnNewPage<HTMLElement>(after);
  const { toList, list: name } = subjectWords[subject.kind];
  const to = subject.kind === "guide" ? `${toList}/${subject.id}` : toList;
  return (
    <div className="min-w-0">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2>What people say</h2>
        <p className="flex gap-5 text-small">
          <TextLink to={to}>{subject.kind === "guide" ? "Read the guide" : `See all ${name}`}</TextLink>
          <a href="#review" className="link lg:hidden">
            Write yours
          </a>
        </p>
      </div>
      <SubjectScore subject={subject} />
      {!words && <FailedState level={3} title="Error fetching reviews" message={failed} />}
      {words?.length === 0 && !pages.previous && (
        <EmptyState
          level={3}
          title="Be the first to say how it was."
          cloth={<Cloth id={subject.id} palette="green" ratio={0.93} height={420} />}
        >
          A sentence or two helps the next person to know what to expect.
        </EmptyState>
      )}
      <section id="results" ref={list} tabIndex={-1} aria-label="Reviews" className="scroll-mt-4">
        {words && <ReviewList reviews={words} />}
      </section>
      <div className="mt-8 empty:hidden">
        <Pager label="Pages of reviews" {...pages} />
      </div>
    </div>
  );
}

const failed = "We could not read the reviews. Please try again in a moment.";

/** Both averages with their bars and the number of reviews, or only that number below five. */
function SubjectScore({ subject: { score, counts } }: { subject: Subject }) {
  const { answers, averages } = score;
  if (!averages || !counts) {
    if (answers === 0) return null;
    return (
      <p className="border-ink border-t-2 border-b border-b-line py-4">
        {describeAnswers(answers)}. Scores appear after {minAnswers} reviews.
      </p>
    );
  }
  const note = describeAnswers(answers);
  return (
    <div className="grid gap-6">
      <section aria-label="How it was">
        <h3 className="mb-2">How it was</h3>
        <RatingSummary rating={averages.rating} counts={counts.rating} note={note} />
      </section>
      <section aria-label="Felt welcome">
        <h3 className="mb-2">Felt welcome</h3>
        <RatingSummary rating={averages.welcome} counts={counts.welcome} note={note} />
      </section>
    </div>
  );
}
