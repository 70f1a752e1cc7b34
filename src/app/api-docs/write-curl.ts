import type { Operation } from "../api-document.server.ts";

type Input = {
  method: string;
  path: string;
  parameters: NonNullable<Operation["parameters"]>;
  body: unknown;
  origin: string;
};

/** An example `curl` command, built from the examples of the parameters. */
export function writeCurl({ method, path, parameters, body, origin }: Input): string {
  const url = new URL(path, origin).href.replaceAll("%7B", "{").replaceAll("%7D", "}");
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const address = inPath.reduce(
    (text, { name, schema }) => text.replace(`{${name}}`, String(schema.example)),
    url,
  );
  // A cursor is only valid after the page that returned it.
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

/** Quotes a string for the shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
