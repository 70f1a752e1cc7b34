import type { Operation } from "../api-document.server.ts";

type Input = {
  method: string;
  path: string;
  parameters: NonNullable<Operation["parameters"]>;
  body: unknown;
  origin: string;
};

/** A request of this operation as somebody would type it, made of the examples of its parameters. */
export function writeCurl({ method, path, parameters, body, origin }: Input): string {
  const url = new URL(path, origin).href.replaceAll("%7B", "{").replaceAll("%7D", "}");
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const address = inPath.reduce(
    (text, { name, schema }) => text.replace(`{${name}}`, String(schema.example)),
    url,
  );
  // A cursor means something only with the page that gave it.
  const inQuery = parameters.filter((parameter) => parameter.in === "query" && parameter.name !== "after");
  const query = new URLSearchParams(inQuery.map(({ name, schema }) => [name, String(schema.example)]));
  const lines = [
    method === "GET" ? "curl" : `curl -X ${method}`,
    quote(query.size > 0 ? `${address}?${query}` : address),
  ];
  if (body === undefined) return lines.join(" ");
  return [
    `${lines.join(" ")} \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d ${quote(JSON.stringify(body, null, 2))}`,
  ].join("\n");
}

/** For a shell: a text in single quotes, whatever it holds. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
