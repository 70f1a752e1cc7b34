import type { ClientBase } from "pg";

/** The names under which connections know statements, by their text. */
const names = new Map<string, string>();

/** From now on every connection plans this statement once, and calls it by name. */
export function keepPlanOf(text: string) {
  if (!names.has(text)) names.set(text, `statement ${names.size + 1}`);
}

/** Has a new connection call by name whatever has one. */
export function callByName(client: ClientBase) {
  const ask = client.query.bind(client) as (text: unknown, ...rest: unknown[]) => unknown;
  const askByName = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === "string" && names.get(text);
    return name ? ask({ name, text, values }, ...rest) : ask(text, values, ...rest);
  };
  client.query = askByName as ClientBase["query"];
}
