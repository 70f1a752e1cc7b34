import type { Field, TypeText } from "./read-fields.ts";

/** A table of fields or parameters. */
export function FieldTable({ fields, label }: { fields: readonly Field[]; label: string }) {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className="w-2/5 md:w-3/10">
            Name
          </th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th scope="row">
              <code>{field.name}</code>
              {field.isRequired || <span className="block font-normal text-muted">optional</span>}
            </th>
            <td>
              <Sentence text={field.description} />
              <span className="block text-muted first-letter:uppercase">
                <TypeLink type={field.type} />
                {field.example !== undefined && (
                  <>
                    , such as <code>{field.example}</code>
                  </>
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The description of a type. A named schema links to its own table. */
export function TypeLink({ type: { text, schema } }: { type: TypeText }) {
  if (!schema) return text;
  const [before, after] = text.split(schema);
  return (
    <>
      {before}
      <a className="link" href={`#${schema}`}>
        {schema}
      </a>
      {after}
    </>
  );
}

/** A description from the OpenAPI document. Text in backticks becomes code. */
export function Sentence({ text }: { text: string }) {
  return text.split("`").map((part, index) => {
    const key = `${index}${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
  });
}
