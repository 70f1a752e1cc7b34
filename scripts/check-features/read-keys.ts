import { parseSync } from "@swc/core";

type Node = Record<string, unknown>;

/** The keys of every object in a file that is the value of this property, without running the file. */
export function readKeys(source: string, property: string): string[] {
  const objects = nodesIn(parse(source)).filter(
    ({ type, key, value }) => type === "KeyValueProperty" && nameOf(key) === property && isObject(value),
  );
  return objects.flatMap(({ value }) => keysOf(value as Node));
}

/** The keys of every object that a file declares as a constant. */
export function readConstantKeys(source: string): string[] {
  const objects = nodesIn(parse(source)).filter(
    ({ type, init }) => type === "VariableDeclarator" && isObject(init),
  );
  return objects.flatMap(({ init }) => keysOf(init as Node));
}

const parse = (source: string) => parseSync(source, { syntax: "typescript", target: "es2024" });

const isObject = (node: unknown) => (node as Node | undefined)?.type === "ObjectExpression";

function keysOf({ properties }: Node): string[] {
  return (properties as Node[]).flatMap(({ type, key, value }) =>
    type === "Identifier" ? [String(value)] : nameOf(key),
  );
}

function nameOf(key: unknown): string {
  return String((key as Node | undefined)?.value ?? "");
}

function nodesIn(part: unknown): Node[] {
  if (typeof part !== "object" || part === null) return [];
  return [part as Node, ...Object.values(part).flatMap(nodesIn)];
}
