import { ReviewList } from "#features/reviews/exports/review-list.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { subjectPath } from "../lists.ts";
import type { ShownNewest } from "../present-words.ts";

/** The newest reviews of anything, each with a link to its subject. */
export function NewestWords({ words }: { words: readonly ShownNewest[] }) {
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="newest" className="wrap pb-(--section)">
      <SectionHead id="newest" title="Newest words" />
      <div className="max-w-200 border-ink border-t-2">
        <ReviewList reviews={words}>
          {({ kind, subjectId, subject }) => (
            <p className="mt-2 text-small">
              About <TextLink to={subjectPath(kind, subjectId)}>{subject}</TextLink>
            </p>
          )}
        </ReviewList>
      </div>
    </section>
  );
}
