import type { z } from "zod";
import { type FormProperty, propertiesOf } from "./form-properties.server.ts";

/** What the browser validates before submit. The messages are the server's, keyed by `ValidityState` names. */
export type FieldRules = {
  attributes: {
    required?: true;
    type?: "email" | "url" | "number" | "date";
    minLength?: number;
    maxLength?: number;
    min?: number;
    max?: number;
    pattern?: string;
  };
  words: Partial<Record<keyof ValidityState, string>>;
};
export type FormFields = Record<string, FieldRules>;

/** The HTML constraints of each field and their messages, for a loader to send to `ui/form`. */
export function describeFields(schema: z.ZodType): FormFields {
  const known = described.get(schema);
  if (known) return known;
  const visible = propertiesOf(schema).filter(({ hidden }) => !hidden);
  const fields = Object.fromEntries(
    visible.map((property) => [property.name, describeField(property, schema)]),
  );
  described.set(schema, fields);
  return fields;
}
const described = new WeakMap<z.ZodType, FormFields>();

const inputTypes: Record<string, "email" | "url" | "date"> = { email: "email", uri: "url", date: "date" };

/** The value of an untouched field. */
const blanks: Record<string, unknown> = { string: "", boolean: false };

function describeField(whole: FormProperty, schema: z.ZodType): FieldRules {
  // Every row of a list has the same rules, and may be empty.
  const property = whole.items ? { ...whole.items, name: whole.name, isOptional: true } : whole;
  const {
    name,
    isOptional,
    type,
    format = "",
    minLength = 0,
    maxLength,
    minimum,
    maximum,
    pattern,
    writeOnly,
  } = property;
  const rules: FieldRules = { attributes: {}, words: {} };
  /** Adds a constraint if the schema rejects a value that breaks it, with the schema's message. */
  const add = (attributes: FieldRules["attributes"], broken: keyof ValidityState, example: unknown) => {
    const words = refuseValue(schema, name, whole.items ? [example] : example);
    if (words === undefined) return;
    Object.assign(rules.attributes, attributes);
    rules.words[broken] = words;
  };
  if (!isOptional) add({ required: true }, "valueMissing", blanks[type ?? ""]);
  if (inputTypes[format]) add({ type: inputTypes[format] }, "typeMismatch", "?");
  else if (pattern !== undefined) add({ pattern }, "patternMismatch", probeFor(pattern));
  if (minLength > 1) add({ minLength }, "tooShort", "x".repeat(minLength - 1));
  // With `maxlength`, browsers silently truncate a pasted password, and no one would know what it is.
  if (maxLength !== undefined && !writeOnly) add({ maxLength }, "tooLong", "x".repeat(maxLength + 1));
  if (type !== "number" && type !== "integer") return rules;
  rules.attributes.type = "number";
  if (isBound(minimum)) add({ min: minimum }, "rangeUnderflow", minimum - 1);
  if (isBound(maximum)) add({ max: maximum }, "rangeOverflow", maximum + 1);
  return rules;
}

/** The schema's message about one value of one field. */
function refuseValue(schema: z.ZodType, name: string, value: unknown): string | undefined {
  const issues = schema.safeParse({ [name]: value }).error?.issues ?? [];
  const isRow = Array.isArray(value);
  return issues.find(({ path }) => path.length === (isRow ? 2 : 1) && path[0] === name)?.message;
}

/** Whether a bound is not one of the safe integer bounds that `z.int()` adds. */
function isBound(limit: number | undefined): limit is number {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;
}

/** A value that does not match the pattern. Some schemas remove control characters first. */
function probeFor(pattern: string): string {
  return new RegExp(pattern).test("?") ? "\u0007" : "?";
}
