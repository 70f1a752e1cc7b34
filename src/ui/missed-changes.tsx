import { ChangeList, type ShownChange } from "./change-list.tsx";

type MissedChangesProps = {
  changes: readonly ShownChange[];
  /** The record's name for its owner. */
  noun: "listing" | "profile";
};

/** Changes saved while an editor was open, shown above its form. */
export function MissedChanges({ changes, noun }: MissedChangesProps) {
  if (changes.length === 0) return null;
  return (
    <section className="mb-8 border-accent border-l-6 bg-sunk px-5 py-4" aria-labelledby="missed">
      <h3 id="missed" className="mb-3 text-h3">
        Saved while you were writing
      </h3>
      <ChangeList changes={changes} noun={noun} />
      <p className="mt-3">
        Your own words are still in the form below. Saving again replaces what stands above, where they
        differ.
      </p>
    </section>
  );
}
