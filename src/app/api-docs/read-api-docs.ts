import type { ApiDocument, Operation } from "../api-document.server.ts";
import type { Schema } from "../api-examples.ts";
import { describeType, type Field, readField, readFields, type TypeText } from "./read-fields.ts";
import { writeCurl } from "./write-curl.ts";

export type OperationDocs = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string | undefined;
  session: "none" | "optional" | "needed";
  parameters: Field[];
  body: { type: TypeText; fields: Field[] } | undefined;
  curl: string;
  response: { status: string; description: string; type: TypeText; example: string };
  refusals: { status: string; description: string; title: string }[];
};
export type ApiDocs = {
  version: string;
  groups: { name: string; description: string; operations: OperationDocs[] }[];
  schemas: { name: string; description: string; fields: Field[] }[];
};

/** Converts the OpenAPI document to the data of the API docs page. */
export function readApiDocs({ info, tags, paths, components }: ApiDocument, origin: string): ApiDocs {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      docs: readOperation({ method: method.toUpperCase(), path, operation, origin, components }),
    })),
  );
  return {
    version: info.version,
    groups: tags.map(({ name, description }) => ({
      name,
      description,
      operations: all.filter(({ tag }) => tag === name).map(({ docs }) => docs),
    })),
    schemas: Object.entries(components.schemas)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([name, schema]) => ({
        name,
        description: schema.description ?? "",
        fields: readFields(schema),
      })),
  };
}

type Input = {
  method: string;
  path: string;
  operation: Operation;
  origin: string;
  components: ApiDocument["components"];
};

function readOperation({ method, path, operation, origin, components }: Input): OperationDocs {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content["application/json"];
  return {
    id: operationId,
    method,
    path,
    summary,
    description,
    session: readSession(operation),
    parameters: parameters.map(({ name, required = false, schema, ...parameter }) =>
      readField(
        name,
        { ...schema, description: parameter.description ?? schema.description ?? "" },
        required,
      ),
    ),
    body: body && { type: describeType(body.schema), fields: readFields(resolve(body.schema, components)) },
    curl: writeCurl({ method, path, parameters, body: body?.example, origin }),
    response: readResponse(responses),
    refusals: Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, refusal]) => ({ status, description: refusal.description, title: titleOf(refusal) })),
  };
}

function readResponse(responses: Operation["responses"]): OperationDocs["response"] {
  const [status, response] = Object.entries(responses).find(([code]) => Number(code) < 300) ?? [];
  const content = response?.content?.["application/json"];
  if (!status || !response || !content) throw new Error("An operation has no success response.");
  const { description } = response;
  const example = JSON.stringify(content.example, null, 2);
  return { status, description, type: describeType(content.schema), example };
}

function readSession({ security = [] }: Operation): OperationDocs["session"] {
  if (security.length === 0) return "none";
  return security.some((scheme) => Object.keys(scheme).length === 0) ? "optional" : "needed";
}

function titleOf({ content }: Operation["responses"][string]): string {
  const example = content?.["application/problem+json"]?.example as { title?: string } | undefined;
  return example?.title ?? "";
}

function resolve(schema: Schema, { schemas }: ApiDocument["components"]): Schema {
  const { schema: name } = describeType(schema);
  return (name && schemas[name]) || schema;
}
