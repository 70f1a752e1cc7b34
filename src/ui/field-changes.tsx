type FieldChangesProps = {
  /** The summary: `2 fields`. */
  label: string;
  changes: readonly { field: string; before: string | null; after: string | null }[];
  isOpen?: boolean;
};

/** What changed, field by field, in a disclosure. */
export function FieldChanges({ label, changes, isOpen = false }: FieldChangesProps) {
  if (changes.length === 0) return null;
  return (
    <details className="history" open={isOpen}>
      <summary>{label}</summary>
      <dl className="field-changes">
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              {before !== null && (
                <>
                  <span className="sr-only">was </span>
                  <del>{before}</del>
                </>
              )}
              {after !== null && (
                <>
                  <span className="sr-only">, is now </span>
                  <ins>{after}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
