/** A JSON Schema as OpenAPI documents hold it. */
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

/** The name of the shared schema that a reference leads to. */
export function nameOfReference(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** An example of what a schema describes, put together from its parts; throws where the schema leaves one open. */
export function exampleOf(schema: Schema, schemas: Schemas, place: string): unknown {
  if (schema.$ref) {
    const name = nameOfReference(schema.$ref);
    return exampleOf(schemas[name] ?? {}, schemas, name);
  }
  if (schema.example !== undefined) return schema.example;
  const chosen = schema.const ?? schema.enum?.[0] ?? schema.default;
  if (chosen !== undefined) return chosen;
  const part = (schema.anyOf ?? schema.oneOf)?.[0];
  if (part) return exampleOf(part, schemas, place);
  if (schema.items) return [exampleOf(schema.items, schemas, `${place}[]`)];
  if (!schema.properties) throw new Error(`${place} has no example.`);
  const fields = Object.entries(schema.properties);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, exampleOf(field, schemas, `${place}.${name}`)]),
  );
}
