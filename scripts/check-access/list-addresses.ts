import { parseSync } from "@swc/core";

/** A route as `react-router routes --json` prints it. */
export type PrintedRoute = {
  id: string;
  file: string;
  path?: string;
  index?: boolean;
  children?: PrintedRoute[];
};
/** An operation of the OpenAPI document by address and method. */
export type ApiPaths = Record<string, object>;

export type Address = {
  /** Its row in the access matrix: `GET /account`. */
  key: string;
  method: string;
  /** With its parameters: `/business/:id`, and `?index` for the index route of another page. */
  pattern: string;
  /** The route whose loader or action answers; null in the API. */
  routeId: string | null;
  /** Whether it has a data address, for client navigation. */
  hasData: boolean;
};

type ReadFile = (path: string) => string;

/** Every page, data address, action and API operation of the site. */
export function listAddresses(routes: readonly PrintedRoute[], api: ApiPaths, read: ReadFile): Address[] {
  return [...routes.flatMap((route) => listOfRoute(route, "", read)), ...listOfApi(api)];
}

function listOfRoute(route: PrintedRoute, parent: string, read: ReadFile): Address[] {
  const { path, index, id, file, children = [] } = route;
  const url = [parent, path?.replace(/^\//, "")].filter(Boolean).join("/");
  const inside = children.flatMap((child) => listOfRoute(child, url, read));
  // A layout has no address of its own.
  if (!path && !index) return inside;
  const pattern = `/${url}${index && parent ? "?index" : ""}`;
  const names = exportsOf(read(`src/${file}`));
  const address = (method: string, hasData: boolean) => ({
    ...{ key: `${method} ${pattern}`, method, pattern, routeId: id, hasData },
  });
  return [
    ...(names.has("loader") || names.has("default") ? [address("GET", names.has("loader"))] : []),
    ...(names.has("action") ? [address("POST", false)] : []),
    ...inside,
  ];
}

function listOfApi(paths: ApiPaths): Address[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((name) => {
      const method = name.toUpperCase();
      const pattern = path.replaceAll(/\{(\w+)\}/g, ":$1");
      return { key: `${method} ${pattern}`, method, pattern, routeId: null, hasData: false };
    }),
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
