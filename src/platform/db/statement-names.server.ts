import type { ClientBase } from "pg";

/** Names of prepared statements by SQL text. */
const names = new Map<string, string>();

/** Makes every connection prepare this statement on first use and reuse its plan. */
export function nameStatement(text: string) {
  if (!names.has(text)) names.set(text, `statement ${names.size + 1}`);
}

/** Makes a new connection send named statements as prepared statements. */
export function prepareNamedStatements(client: ClientBase) {
  const query = client.query.bind(client) as (text: unknown, ...rest: unknown[]) => unknown;
  const queryByName = (text: unknown, ...rest: unknown[]) => {
    const name = typeof text === "string" ? names.get(text) : undefined;
    if (!name) return query(text, ...rest);
    // Both `query(text, values, callback)` and `query(text, callback)` are allowed.
    const values = Array.isArray(rest[0]) ? rest.shift() : undefined;
    return query({ name, text, values }, ...rest.filter((given) => given !== undefined));
  };
  client.query = queryByName as ClientBase["query"];
}

/** Makes a new connection send every statement unnamed, including those named by a library. */
export function sendUnnamed(client: ClientBase) {
  const query = client.query.bind(client) as (text: unknown, ...rest: unknown[]) => unknown;
  const queryUnnamed = (text: unknown, ...rest: unknown[]) =>
    query(isNamed(text) ? { ...text, name: undefined } : text, ...rest);
  client.query = queryUnnamed as ClientBase["query"];
}

/** A plain statement, not an object that submits itself such as a stream. */
function isNamed(query: unknown): query is { name: string } {
  return typeof query === "object" && query !== null && "name" in query && !("submit" in query);
}
