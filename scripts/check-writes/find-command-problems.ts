import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { FunctionDeclaration, Module } from "@swc/core";
import { createModules, findDelegate, type Node, nodesIn } from "./modules.ts";

/** Describes the problems of a file in `commands/`. Every command must check a permission. */
export function findCommandProblems(
  file: string,
  read = (path: string) => readFileSync(path, "utf8"),
): string[] {
  const modules = createModules(read);
  const exported = modules.exportedFunctions(file);
  const name = toName(file);
  const [command] = exported;
  if (exported.length !== 1 || command?.node.identifier.value !== name)
    return [
      `exports ${exported.map(({ node }) => node.identifier.value).join(", ") || "no function"}, not ${name} alone`,
    ];

  const problems = [];
  const actor = command.node.params[1]?.pat;
  if (actor?.type !== "Identifier" || actor.value !== "actor")
    problems.push(`${name} does not take (services, actor, input)`);
  const decides = findDelegate(modules, command) ?? command;
  const module = modules.parse(decides.file);
  if (!checksPermission(decides.node, importedFrom(module, /(?:^|\/)permissions\.ts$/)))
    problems.push(`${name} asks no permission: if (!can…(actor, …)) from a permissions.ts`);
  if (
    importedFrom(module, /^#platform\/(?:db\/transact|http\/limits\/transact-within)\.server\.ts$/).length ===
    0
  )
    problems.push(`${name} does not open its transaction by transact or transactWithin`);
  return problems;
}

function importedFrom(module: Module, path: RegExp): string[] {
  return module.body
    .flatMap((item) =>
      item.type === "ImportDeclaration" && path.test(item.source.value) ? item.specifiers : [],
    )
    .map((specifier) => specifier.local.value);
}

/** A permission call whose result is unused does not count. */
function checksPermission(command: FunctionDeclaration, permissions: string[]): boolean {
  const conditions = nodesIn(command.body).filter(({ type }) => type === "IfStatement");
  return conditions.some(({ test }) => nodesIn(test).some((node) => isPermissionCheck(node, permissions)));
}

function isPermissionCheck({ type, callee, arguments: args }: Node, permissions: string[]): boolean {
  if (type !== "CallExpression") return false;
  const { value: name } = callee as { value?: string };
  const [first] = args as { expression: { value?: string } }[];
  return (
    permissions.includes(name ?? "") && /^can[A-Z]/.test(name ?? "") && first?.expression.value === "actor"
  );
}

/** `post-review.server.ts` exports `postReview`. */
function toName(file: string) {
  return basename(file, ".server.ts").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
