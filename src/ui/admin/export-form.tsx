import { Form, SubmitButton } from "../form.tsx";
import { formatCount } from "../format-number.ts";

type ExportFormProps = {
  action: string;
  /** The filters of the table, which also apply to the file. */
  query: Readonly<Record<string, string>>;
  /** What limits the file: "the search". */
  filteredBy: string;
  max: number;
  /** "entries" */
  noun: string;
  /** A button for each format. */
  formats: readonly { value: string; label: string }[];
};

/** Downloads what a table shows. A POST, because each download is written to the audit log. */
export function ExportForm({ action, query, filteredBy, max, noun, formats }: ExportFormProps) {
  return (
    <Form id="export" action={action} reloadDocument className="audit-export">
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="text-muted text-small">
        A file holds what {filteredBy}, newest first, up to {formatCount(max)} {noun}. Each download is
        written to the audit log.
      </p>
      {formats.map(({ value, label }) => (
        <SubmitButton key={value} name="format" value={value} variant="secondary" size="small">
          {label}
        </SubmitButton>
      ))}
    </Form>
  );
}
