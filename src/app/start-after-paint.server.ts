import type { EntryContext } from "react-router";

const preloads = /<link rel="modulepreload"[^>]*>/g;
const startScript = /(<script[^>]* type="module"[^>]*>)[^<]*(<\/script>)/;

/**
 * Lets a page be painted before its scripts are fetched: people read, search and follow links without them.
 * The router's own start fetches everything at once, beside the style sheet and the fonts that the first paint needs.
 */
export function startAfterPaint(
  html: string,
  { manifest, staticHandlerContext }: Pick<EntryContext, "manifest" | "staticHandlerContext">,
): string {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const files = new Set([
    manifest.url,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [...(route.imports ?? []), ...partsOf(route)]),
  ]);
  // All are fetched at once, but each is run in a task of its own: a phone answers to fingers in between.
  const script = `await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
const files = ${JSON.stringify([...files, manifest.entry.module])};
document.head.append(...files.map((href) =>
  Object.assign(document.createElement("link"), { rel: "modulepreload", href })));
const modules = {};
for (const file of files.slice(0, -1)) modules[file] = await import(file);
const routes = ${JSON.stringify(routes.map((route) => [route.id, partsOf(route)]))};
window.__reactRouterRouteModules = Object.fromEntries(
  routes.map(([id, parts]) => [id, Object.assign({}, ...parts.map((file) => modules[file]))]));
import(files.at(-1));`;
  return html.replace(preloads, "").replace(startScript, (_, open, close) => `${open}${script}${close}`);
}

type RouteFiles = NonNullable<EntryContext["manifest"]["routes"][string]>;

/** The build keeps what a route does in the browser (its client loader and action) in files apart from its page. */
function partsOf({ module, clientActionModule, clientLoaderModule, clientMiddlewareModule }: RouteFiles) {
  return [module, clientActionModule, clientLoaderModule, clientMiddlewareModule].filter(
    (file) => file !== undefined,
  );
}
