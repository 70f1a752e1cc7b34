import { formatCount } from "#ui/format-number.ts";
import { nameOfReference, type Schema } from "../api-examples.ts";

/** One row of a table: a field or a parameter. */
export type Field = {
  name: string;
  type: TypeText;
  isRequired: boolean;
  description: string;
  /** Formatted as JSON. */
  example: string | undefined;
};
/** The description of a type. `schema` is the named schema it links to. */
export type TypeText = { text: string; schema?: string | undefined };

/** All fields of an object. Fields of anonymous nested objects are listed as `parent.field`. */
export function readFields(schema: Schema, prefix = ""): Field[] {
  const inner = withoutNull(schema);
  if (inner.items && !inner.items.$ref) return readFields(inner.items, `${prefix.slice(0, -1)}[].`);
  return Object.entries(inner.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix + key;
    const required = inner.required?.includes(key) ?? false;
    return [readField(name, field, required), ...readFields(field, `${name}.`)];
  });
}

/** One field, without its nested fields. */
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

/** Describes a type as text. */
export function describeType(schema: Schema): TypeText {
  const inner = withoutNull(schema);
  const orNull = inner !== schema || [schema.type].flat().includes("null") ? " or null" : "";
  if (inner.$ref) return { text: nameOfReference(inner.$ref) + orNull, schema: nameOfReference(inner.$ref) };
  if (inner.items) {
    const { schema: named, text } = describeType(inner.items);
    return { text: `list of ${text}${orNull}`, schema: named };
  }
  return { text: describePlain(inner) + orNull };
}

function describePlain(schema: Schema): string {
  const { minimum, maximum, maxLength, format, default: defaultValue } = schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.join(", ")}${defaultText(defaultValue)}`;
  const [kind = "anything"] = [schema.type].flat().filter((type) => type !== "null");
  const range = minimum !== undefined && maximum !== undefined ? ` from ${minimum} to ${maximum}` : "";
  const length = maxLength === undefined ? "" : ` of at most ${formatCount(maxLength)} characters`;
  return `${format && kind === "string" ? (formatNames[format] ?? format) : kind}${range}${length}${defaultText(defaultValue)}`;
}

const formatNames: Record<string, string> = { uuid: "UUID", email: "e-mail", "date-time": "time (ISO 8601)" };
const defaultText = (value: unknown) => (value === undefined ? "" : `; ${value} unless told`);

/** Unwraps a nullable schema. */
function withoutNull(schema: Schema): Schema {
  const parts = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== "null");
  return parts?.length === 1 && parts[0] ? parts[0] : schema;
}
