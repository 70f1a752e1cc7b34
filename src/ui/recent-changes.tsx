import { ChangeList, type ShownChange } from "./change-list.tsx";
import { GoLink } from "./text-link.tsx";

type RecentChangesProps = {
  changes: readonly ShownChange[];
  /** What was changed, as its owner calls it. */
  noun: "listing" | "profile";
  /** The page of all changes, which takes them back too. */
  to: string;
  hasMore: boolean;
};

/** What changed lately in something that people edit together. */
export function RecentChanges({ changes, noun, to, hasMore }: RecentChangesProps) {
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="mb-4">
        What changed
      </h2>
      {changes.length === 0 && (
        <p className="border-ink border-t-2 pt-4 text-muted">
          {`Nothing yet. Every change of this ${noun} is written down here, and most can be put back.`}
        </p>
      )}
      {changes.length > 0 && <ChangeList changes={changes} noun={noun} action={to} />}
      {hasMore && (
        <p className="mt-5">
          <GoLink to={to}>All changes</GoLink>
        </p>
      )}
    </section>
  );
}
