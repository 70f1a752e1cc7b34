/** The part of an OpenAPI document that is used here. */
export type OperationsDocument = { paths?: Record<string, object> | undefined };

/** One path of the API: its methods and the query parameters of each. */
export type ApiAddress = {
  /** For the `Allow` header. */
  allow: string;
  operations: ReadonlyMap<string, ApiOperation>;
  /** Its GET is public, so pages of other origins may read it. */
  isOpen: boolean;
};
type ApiOperation = { query: ReadonlyMap<string, { isRequired: boolean }> };

type Described = {
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, unknown>;
};

/** Matches a path against the paths of the OpenAPI document. */
export function readAddresses({ paths = {} }: OperationsDocument) {
  const addresses = Object.entries(paths).map(([template, methods]) => ({
    pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+").replaceAll(".", "\\.")}$`),
    address: readAddress(methods as Record<string, Described>),
  }));
  return (path: string): ApiAddress | undefined =>
    addresses.find(({ pattern }) => pattern.test(path))?.address;
}

function readAddress(methods: Record<string, Described>): ApiAddress {
  const operations = new Map(
    Object.entries(methods).map(([method, operation]) => [method.toUpperCase(), readOperation(operation)]),
  );
  const read = operations.get("GET");
  if (read) operations.set("HEAD", read);
  // Only public reads declare a 304.
  const isOpen = "304" in (methods.get?.responses ?? {});
  return { allow: [...operations.keys(), "OPTIONS"].join(", "), operations, isOpen };
}

function readOperation({ parameters = [] }: Described): ApiOperation {
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  return { query: new Map(inQuery.map(({ name, required = false }) => [name, { isRequired: required }])) };
}

/** The problem with the query parameters: one is unknown, or given twice. */
export function describeWrongName({ query }: ApiOperation, given: URLSearchParams): string | undefined {
  const names = [...given.keys()];
  const unknown = names.find((name) => !query.has(name));
  if (unknown !== undefined) {
    const hint = query.size > 0 ? `It takes ${[...query.keys()].join(", ")}.` : "It takes none.";
    return `${unknown}: this address has no such parameter. ${hint}`;
  }
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  return repeated === undefined ? undefined : `${repeated}: this parameter is given more than once.`;
}

/** The request without empty optional parameters: forms submit every field, filled or not. */
export function withoutEmptyValues({ query }: ApiOperation, request: Request): Request {
  const url = new URL(request.url);
  const empty = [...url.searchParams].filter(([name, value]) => value === "" && !query.get(name)?.isRequired);
  if (empty.length === 0) return request;
  for (const [name] of empty) url.searchParams.delete(name, "");
  return new Request(url, request);
}
