import { refuse } from "./stripe-error.ts";

/** The value of a form field before validation: text, or objects and lists of it. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Parses `a=1&b[c]=2&d[0]=3&e[]=4`, from a body or a query. */
export function parseForm(text: string): { [name: string]: FormValue } {
  const tree: Node = new Map();
  for (const [name, value] of new URLSearchParams(text)) put(tree, keysOf(name), value, name);
  return Object.fromEntries([...tree].map(([key, node]) => [key, toValue(node)]));
}

type Node = Map<string, Node | string>;

function keysOf(name: string): string[] {
  const [, first, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (first === undefined || rest === undefined) refuse(`The name "${name}" cannot be read.`, name);
  return [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, key = ""]) => key)];
}

function put(tree: Node, keys: string[], value: string, name: string) {
  const [first = "", ...rest] = keys;
  const key = first === "" ? String(tree.size) : first;
  const there = tree.get(key);
  if (rest.length === 0) {
    if (there !== undefined) refuse(`The parameter "${name}" was sent twice.`, name);
    tree.set(key, value);
    return;
  }
  if (typeof there === "string") refuse(`The parameter "${name}" is a text and an object at once.`, name);
  const inner = there ?? new Map();
  tree.set(key, inner);
  put(inner, rest, value, name);
}

function toValue(node: Node | string): FormValue {
  if (typeof node === "string") return node;
  const entries = [...node].map(([key, value]) => [key, toValue(value)] as const);
  const isList = entries.length > 0 && entries.every(([key], at) => key === String(at));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
