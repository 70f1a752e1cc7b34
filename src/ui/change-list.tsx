import { Form, SubmitButton } from "./form.tsx";

export type ShownField = {
  label: string;
  before: string | null;
  after: string | null;
  /** Too long to read in one line. */
  isLong: boolean;
};
export type ShownChange = {
  id: string;
  /** `You`, or the editor's name. */
  who: string;
  kind: "edit" | "undo" | "confirm";
  at: string;
  when: string;
  fields: ShownField[];
  /** No field has been changed since, so it can be reverted. */
  isLatest: boolean;
};

/** Longer values are compared side by side. */
export const maxLineLength = 60;

type ChangeListProps = {
  changes: readonly ShownChange[];
  /** The record's name for its owner. */
  noun: "listing" | "profile";
  /** The URL that reverts a change; without one the list is read-only. */
  action?: string;
};

/** The history of a listing or a profile: each field's value before and after, and a button to revert. */
export function ChangeList({ changes, noun, action }: ChangeListProps) {
  return (
    <ol className="border-ink border-t-2">
      {changes.map((change) => (
        <li
          key={change.id}
          className="grid gap-x-6 gap-y-1 border-line border-b py-3.5 sm:grid-cols-[12.5rem_minmax(0,1fr)_auto]"
        >
          <time dateTime={change.at} className="text-muted text-small">
            {change.when}
          </time>
          <div className="min-w-0">
            <p>
              <b>{change.who}</b> {verbOf(change, noun)}
            </p>
            {change.fields.length > 0 && (
              <ul className="mt-1 grid gap-1">
                {change.fields.map((field) => (
                  <FieldChange key={field.label} {...field} />
                ))}
              </ul>
            )}
          </div>
          {action && change.isLatest && (
            <Form id={`put-back-${change.id}`} action={action} preventScrollReset>
              <input type="hidden" name="change" value={change.id} />
              <SubmitButton variant="secondary" size="small" pendingLabel="Undoing it">
                Undo
                <span className="sr-only"> {change.fields.map(({ label }) => label).join(", ")}</span>
              </SubmitButton>
            </Form>
          )}
        </li>
      ))}
    </ol>
  );
}

function verbOf({ kind, fields }: ShownChange, noun: string) {
  if (kind === "confirm") return "confirmed that everything is correct";
  if (fields.length === 0) return "changed what the site decides for itself";
  return kind === "undo" ? "put back an earlier value" : `changed the ${noun}`;
}

function FieldChange({ label, before, after, isLong }: ShownField) {
  if (!isLong)
    return (
      <li className="wrap-anywhere text-small">
        {label}: <Before text={before} /> <span aria-hidden="true">→</span>
        <span className="sr-only">is now</span> <b>{after ?? "empty"}</b>
      </li>
    );
  return (
    <li className="text-small">
      <details>
        <summary className="hit w-fit cursor-pointer">{label}: compare</summary>
        <div className="mt-2 grid gap-4 md:grid-cols-2">
          <Version title="Before" text={before} />
          <Version title="After" text={after} />
        </div>
      </details>
    </li>
  );
}

function Before({ text }: { text: string | null }) {
  if (text === null) return <span className="text-muted">empty</span>;
  return <del className="text-muted">{text}</del>;
}

function Version({ title, text }: { title: string; text: string | null }) {
  return (
    <div className="bg-sunk px-4 py-3">
      <b className="block">{title}</b>
      <p className="wrap-anywhere mt-1 whitespace-pre-line">{text ?? "Empty"}</p>
    </div>
  );
}
