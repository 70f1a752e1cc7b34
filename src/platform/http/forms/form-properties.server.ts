import { z } from "zod";

/** A form field as JSON Schema describes it. */
export type FormProperty = {
  name: string;
  isOptional: boolean;
  type?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  writeOnly?: boolean;
  hidden?: boolean;
  /** The rules of each row of a list, and the maximum number of rows. */
  items?: Omit<FormProperty, "name" | "isOptional">;
  maxItems?: number;
};
const known = new WeakMap<z.ZodType, FormProperty[]>();

/** The fields of a schema, computed once. */
export function propertiesOf(schema: z.ZodType): FormProperty[] {
  const before = known.get(schema);
  if (before) return before;
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const read = Object.entries(json.properties ?? {}).map(([name, property]) => ({
    ...(property as Omit<FormProperty, "name" | "isOptional">),
    name,
    isOptional: !json.required?.includes(name),
  }));
  known.set(schema, read);
  return read;
}
