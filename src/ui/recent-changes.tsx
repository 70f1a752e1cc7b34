import { TitledSection } from "#ui/titled-section.tsx";
import { ChangeList, type ShownChange } from "./change-list.tsx";
import { GoLink } from "./text-link.tsx";

type RecentChangesProps = {
  changes: readonly ShownChange[];
  /** The record's name for its owner. */
  noun: "listing" | "profile";
  /** The page of all changes, where they can be reverted. */
  to: string;
  hasMore: boolean;
};

/** Recent changes of a record that several people edit. */
export function RecentChanges({ changes, noun, to, hasMore }: RecentChangesProps) {
  return (
    <TitledSection titleId="changes" title="What changed" titleClassName="mb-4">
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
    </TitledSection>
  );
}
