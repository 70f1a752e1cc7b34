import type { FunctionDeclaration } from "@swc/core";
import {
  createModules,
  type Declared,
  findDelegate,
  type Modules,
  nodesIn,
  type ReadFile,
} from "./modules.ts";

export type AdminCommand = {
  file: string;
  name: string;
  /** Whether it calls `audit(tx, …)`, itself or through a function that gets its transaction. */
  isAudited: boolean;
};

/** The commands that require an admin or the operator. Each must write an audit entry. */
export function listAdminCommands(files: readonly string[], read: ReadFile): AdminCommand[] {
  const modules = createModules(read);
  return files
    .flatMap((file) => modules.exportedFunctions(file))
    .filter((command) => {
      const decides = findDelegate(modules, command) ?? command;
      return callsOf(decides.node).some((call) => givesPower(modules, decides, call));
    })
    .map((command) => ({
      ...{ file: command.file, name: command.node.identifier.value },
      isAudited: isAudited(modules, command, new Set()),
    }));
}

/** A call of `can…` from a `permissions.ts` that requires an admin or the operator, directly or through helpers. */
function givesPower(modules: Modules, { file }: Declared, { name }: Call): boolean {
  if (!/^can[A-Z]/.test(name)) return false;
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
