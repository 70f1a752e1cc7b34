import { dirname, join, normalize } from "node:path";
import { type FunctionDeclaration, type Module, parseSync } from "@swc/core";

type Node = Record<string, unknown>;
type ReadFile = (path: string) => string;
type Declared = { file: string; node: FunctionDeclaration };

export type AdminCommand = {
  file: string;
  name: string;
  /** Whether it calls `audit(tx, …)`, itself or through a function that it gives its transaction to. */
  isAudited: boolean;
};

/** The commands that a permission opens to admins or to the operator. Every one of them must write an audit entry. */
export function listAdminCommands(files: readonly string[], read: ReadFile): AdminCommand[] {
  const modules = createModules(read);
  return files
    .flatMap((file) => modules.exportedFunctions(file))
    .filter((command) => callsOf(command.node).some((call) => givesPower(modules, command, call)))
    .map((command) => ({
      ...{ file: command.file, name: command.node.identifier.value },
      isAudited: isAudited(modules, command, new Set()),
    }));
}

/** A call of `can…` or `may…` from a `permissions.ts` that asks for an admin or the operator, itself or by its helpers. */
function givesPower(modules: Modules, { file }: Declared, { name }: Call): boolean {
  if (!/^(?:can|may)[A-Z]/.test(name)) return false;
  const permission = modules.find(file, name);
  return permission?.file.endsWith("permissions.ts") === true && namesPower(modules, permission, new Set());
}

function namesPower(modules: Modules, { file, node }: Declared, seen: Set<unknown>): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  if (nodesIn(node.body).some(({ value }) => value === "isAdmin" || value === "operator")) return true;
  return callsOf(node).some(({ name }) => {
    const helper = modules.find(file, name);
    return helper !== undefined && namesPower(modules, helper, seen);
  });
}

function isAudited(modules: Modules, { file, node }: Declared, seen: Set<unknown>): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  return callsOf(node).some(({ name, first }) => {
    if (first !== "tx") return false;
    const called = modules.find(file, name);
    if (!called) return false;
    return called.file === "src/platform/audit/audit.server.ts" || isAudited(modules, called, seen);
  });
}

type Call = { name: string; first: string | undefined };

function callsOf(node: FunctionDeclaration): Call[] {
  return nodesIn(node.body).flatMap(({ type, callee, arguments: args }) => {
    const { value: name } = (callee ?? {}) as { value?: string };
    if (type !== "CallExpression" || typeof name !== "string") return [];
    const [first] = args as { expression: { value?: string } }[];
    return [{ name, first: first?.expression.value }];
  });
}

type Modules = ReturnType<typeof createModules>;

/** Parses each file once, and finds functions by the name under which a file uses them. */
function createModules(read: ReadFile) {
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

  return { find, exportedFunctions: (file: string) => functionsIn(file, true) };
}

/** The file of an import of ours; none for packages and for files with markup. */
function resolveImport(from: string, source: string): string | undefined {
  if (!source.endsWith(".ts")) return undefined;
  if (source.startsWith("#")) return `src/${source.slice(1)}`;
  return source.startsWith(".") ? normalize(join(dirname(from), source)) : undefined;
}

function nodesIn(part: unknown): Node[] {
  if (typeof part !== "object" || part === null) return [];
  return [part as Node, ...Object.values(part).flatMap(nodesIn)];
}
