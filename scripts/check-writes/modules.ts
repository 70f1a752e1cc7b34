import { dirname, join, normalize } from "node:path";
import { type FunctionDeclaration, type Module, parseSync } from "@swc/core";

export type Node = Record<string, unknown>;
export type ReadFile = (path: string) => string;
export type Declared = { file: string; node: FunctionDeclaration };
export type Modules = ReturnType<typeof createModules>;

/** Parses each file once, and finds functions by the name that a file uses for them. */
export function createModules(read: ReadFile) {
  const parsed = new Map<string, Module>();
  const parse = (file: string): Module => {
    const known = parsed.get(file) ?? parseSync(read(file), { syntax: "typescript", target: "es2024" });
    parsed.set(file, known);
    return known;
  };
  const functionsIn = (file: string, exportedOnly: boolean): Declared[] =>
    parse(file)
      .body.flatMap((item) => {
        if (item.type === "ExportDeclaration") return [item.declaration];
        return exportedOnly ? [] : [item];
      })
      .flatMap((node) => (node.type === "FunctionDeclaration" ? [{ file, node }] : []));

  function find(file: string, name: string): Declared | undefined {
    const own = functionsIn(file, false).find(({ node }) => node.identifier.value === name);
    if (own) return own;
    for (const item of parse(file).body) {
      if (item.type !== "ImportDeclaration") continue;
      const source = resolveImport(file, item.source.value);
      const specifier = item.specifiers.find(({ local }) => local.value === name);
      if (!source || specifier?.type !== "ImportSpecifier") continue;
      return find(source, specifier.imported?.value ?? name);
    }
    return undefined;
  }

  return { parse, find, exportedFunctions: (file: string) => functionsIn(file, true) };
}

/**
 * The function that a command delegates to with its actor: `return changeOwnEvent(services, actor, …)` and nothing
 * else.
 */
export function findDelegate(modules: Modules, { file, node }: Declared): Declared | undefined {
  const [statement, ...more] = (node.body?.stmts ?? []) as unknown as Node[];
  if (more.length > 0 || statement?.type !== "ReturnStatement") return undefined;
  const { type, callee, arguments: args } = (statement.argument ?? {}) as Node;
  if (type !== "CallExpression") return undefined;
  const [, actor] = args as { expression: { value?: string } }[];
  const { value: name } = callee as { value?: string };
  return actor?.expression.value === "actor" && name ? modules.find(file, name) : undefined;
}

/** The file of a local import; undefined for packages and for files with markup. */
function resolveImport(from: string, source: string): string | undefined {
  if (!source.endsWith(".ts")) return undefined;
  if (source.startsWith("#")) return `src/${source.slice(1)}`;
  return source.startsWith(".") ? normalize(join(dirname(from), source)) : undefined;
}

/** Every node of a syntax tree. */
export function nodesIn(part: unknown): Node[] {
  if (typeof part !== "object" || part === null) return [];
  return [part as Node, ...Object.values(part).flatMap(nodesIn)];
}
