import { parseSync } from "@swc/core";
import type { Route } from "#platform/http/routes/routes.ts";

/** The operations of the OpenAPI document by path and method. */
export type ApiPaths = Record<string, object>;

export type Endpoint = {
  /** Its row in the access matrix: `GET /account`. */
  key: string;
  method: string;
  /** The path with its parameters: `/business/:id`, and `?index` for the index route of another page. */
  pattern: string;
  /** The route module whose loader or action responds; null in the API. */
  file: string | null;
  isPage: boolean;
  /** Whether it has a data URL, for client navigation. */
  hasData: boolean;
};

type ReadFile = (path: string) => string;

/** Every page, data URL, action and API operation of the site. */
export function listEndpoints(routes: readonly Route[], api: ApiPaths, read: ReadFile): Endpoint[] {
  return [...routes.flatMap((route) => listOfRoute(route, "", read)), ...listOfApi(api)];
}

/** An endpoint without a route module, by its key. */
export function toEndpoint(key: string): Endpoint {
  const [method = "", pattern = ""] = key.split(" ");
  return { key, method, pattern, file: null, isPage: false, hasData: false };
}

function listOfRoute(route: Route, parent: string, read: ReadFile): Endpoint[] {
  const { path, index, file, children = [] } = route;
  const url = [parent, path?.replace(/^\//, "")].filter(Boolean).join("/");
  const inside = children.flatMap((child) => listOfRoute(child, url, read));
  // A layout has no separate URL.
  if (!path && !index) return inside;
  const pattern = `/${url}${index && parent ? "?index" : ""}`;
  const names = exportsOf(read(`src/${file}`));
  const isPage = names.has("default");
  const hasData = names.has("loader");
  return [
    ...(hasData || isPage ? [{ ...toEndpoint(`GET ${pattern}`), file, isPage, hasData }] : []),
    ...(names.has("action") ? [{ ...toEndpoint(`POST ${pattern}`), file }] : []),
    ...inside,
  ];
}

function listOfApi(paths: ApiPaths): Endpoint[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((name) =>
      toEndpoint(`${name.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
    ),
  );
}

/** The names a route module exports. */
function exportsOf(source: string): Set<string> {
  const module = parseSync(source, { syntax: "typescript", tsx: true, target: "es2024" });
  return new Set(
    module.body.flatMap((item) => {
      if (item.type === "ExportDefaultDeclaration" || item.type === "ExportDefaultExpression")
        return ["default"];
      if (item.type === "ExportNamedDeclaration")
        return item.specifiers.flatMap((one) =>
          one.type === "ExportSpecifier" ? [(one.exported ?? one.orig).value] : [],
        );
      if (item.type !== "ExportDeclaration") return [];
      const { declaration } = item;
      if (declaration.type === "FunctionDeclaration") return [declaration.identifier.value];
      if (declaration.type !== "VariableDeclaration") return [];
      return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.value] : []));
    }),
  );
}
