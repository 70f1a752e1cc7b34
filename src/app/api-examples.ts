/** A JSON Schema in an OpenAPI document. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  example?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
export type Schemas = Record<string, Schema>;

/** The name of the schema a `$ref` points to. */
export function nameOfReference(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** Builds an example of a schema from the examples of its parts. Throws if a part has none. */
export function exampleOf(schema: Schema, schemas: Schemas, path: string): unknown {
  if (schema.$ref) {
    const name = nameOfReference(schema.$ref);
    return exampleOf(schemas[name] ?? {}, schemas, name);
  }
  if (schema.example !== undefined) return schema.example;
  const chosen = schema.const ?? schema.enum?.[0] ?? schema.default;
  if (chosen !== undefined) return chosen;
  const part = (schema.anyOf ?? schema.oneOf)?.[0];
  if (part) return exampleOf(part, schemas, path);
  if (schema.items) return [exampleOf(schema.items, schemas, `${path}[]`)];
  if (!schema.properties) throw new Error(`${path} has no example.`);
  const fields = Object.entries(schema.properties);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, exampleOf(field, schemas, `${path}.${name}`)]),
  );
}
