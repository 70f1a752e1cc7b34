import type { z } from "zod";
import { type FormProperty, propertiesOf } from "./form-properties.server.ts";
import { listRows, rowName } from "./form-rows.ts";

/** One message per invalid field; errors that belong to no field are under `""`. */
export type FormErrors = Partial<Record<string, string>>;
type Read<Schema extends z.ZodType> =
  | { ok: true; value: z.output<Schema> }
  | { ok: false; errors: FormErrors; isMalformed: boolean };

/**
 * Parses a submitted form into the values of its schema, or into one message per invalid field. It is malformed if a
 * field marked with `.meta({ hidden: true })` is invalid, because visitors do not type those.
 */
export function readForm<Schema extends z.ZodType>(schema: Schema, form: FormData): Read<Schema> {
  const properties = propertiesOf(schema);
  const input = Object.fromEntries(properties.map((property) => [property.name, readValue(property, form)]));
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  const { issues } = result.error;
  const rowsOf = (name: string) => issues.filter(({ path }) => path.length === 2 && path[0] === name);
  const wrong = [...properties, { name: "", hidden: false, type: "" }].flatMap(({ name, hidden, type }) => {
    const rows = type === "array" ? rowsOf(name) : [];
    if (rows.length > 0)
      return rows.map(({ path, message }) => ({ name: rowName(name, Number(path[1])), hidden, message }));
    const issue = issues.find(({ path: [field = ""] }) => field === name);
    return issue ? [{ name, hidden, message: issue.message }] : [];
  });
  return {
    ok: false,
    errors: Object.fromEntries(wrong.map(({ name, message }) => [name, message])),
    isMalformed: wrong.some(({ hidden }) => hidden),
  };
}

/** The submitted values that can be shown again. */
export function readTyped(schema: z.ZodType, form: FormData): Record<string, string> {
  const shown = propertiesOf(schema).filter(({ writeOnly, hidden }) => !writeOnly && !hidden);
  const names = shown.flatMap(({ name, type }) =>
    type === "array" ? listRows(form, name).map((_, index) => rowName(name, index)) : [name],
  );
  return Object.fromEntries(names.map((name) => [name, textOf(form, name).slice(0, 10_000)]));
}

function readValue({ name, type, isOptional }: FormProperty, form: FormData) {
  if (type === "array") return listRows(form, name);
  const text = textOf(form, name);
  if (type === "boolean") return text !== "";
  if (type === "number" || type === "integer") return text === "" ? undefined : Number(text);
  return isOptional && text === "" ? undefined : text;
}

/** A file in a text field counts as empty. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
