import { ChangeList, type ShownChange } from "./change-list.tsx";

type MissedChangesProps = {
  changes: readonly ShownChange[];
  /** What was changed, as its owner calls it. */
  noun: "listing" | "profile";
  /** The colors of its edge and ground. */
  className?: string;
};

/** What was saved while an editor was open, above its form. */
export function MissedChanges({ changes, noun, className = "border-accent bg-sunk" }: MissedChangesProps) {
  if (changes.length === 0) return null;
  return (
    <section className={`mb-8 border-l-6 px-5 py-4 ${className}`} aria-labelledby="missed">
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
