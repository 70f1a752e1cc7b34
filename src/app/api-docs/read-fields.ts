import { formatCount } from "#ui/format-number.ts";
import { nameOfReference, type Schema } from "../api-examples.ts";

/** One line of a table: a field or a parameter. */
export type Field = {
  name: string;
  type: TypeText;
  isRequired: boolean;
  description: string;
  /** As it would be written in JSON. */
  example: string | undefined;
};
/** What a value may be; `schema` names the table that tells more. */
export type TypeText = { text: string; schema?: string };

/** Every field of an object, those of nameless objects inside it behind a dot. */
export function readFields(schema: Schema, before = ""): Field[] {
  const inner = withoutNull(schema);
  if (inner.items && !inner.items.$ref) return readFields(inner.items, `${before.slice(0, -1)}[].`);
  return Object.entries(inner.properties ?? {}).flatMap(([key, field]) => {
    const name = before + key;
    const required = inner.required?.includes(key) ?? false;
    return [readField(name, field, required), ...readFields(field, `${name}.`)];
  });
}

/** One field, whatever stands inside it. */
export function readField(name: string, schema: Schema, isRequired: boolean): Field {
  const { description = "", example } = schema;
  const isShown = example !== undefined && typeof example !== "object";
  return {
    name,
    type: describeType(schema),
    isRequired,
    description,
    example: isShown ? String(example) : undefined,
  };
}

/** What a value may be, in words. */
export function describeType(schema: Schema): TypeText {
  const inner = withoutNull(schema);
  const orNull = inner !== schema || [schema.type].flat().includes("null") ? " or null" : "";
  if (inner.$ref) return { text: nameOfReference(inner.$ref) + orNull, schema: nameOfReference(inner.$ref) };
  if (inner.items) {
    const { schema: named, text } = describeType(inner.items);
    return { text: `list of ${text}${orNull}`, ...(named && { schema: named }) };
  }
  return { text: describePlain(inner) + orNull };
}

function describePlain(schema: Schema): string {
  const { minimum, maximum, maxLength, format, default: preset } = schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.join(", ")}${presetText(preset)}`;
  const [kind = "anything"] = [schema.type].flat().filter((type) => type !== "null");
  const range = minimum !== undefined && maximum !== undefined ? ` from ${minimum} to ${maximum}` : "";
  const length = maxLength === undefined ? "" : ` of at most ${formatCount(maxLength)} characters`;
  return `${format && kind === "string" ? (formatNames[format] ?? format) : kind}${range}${length}${presetText(preset)}`;
}

const formatNames: Record<string, string> = { uuid: "UUID", email: "e-mail", "date-time": "time (ISO 8601)" };
const presetText = (preset: unknown) => (preset === undefined ? "" : `; ${preset} unless told`);

/** The one thing that a schema may be beside null. */
function withoutNull(schema: Schema): Schema {
  const parts = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== "null");
  return parts?.length === 1 && parts[0] ? parts[0] : schema;
}
