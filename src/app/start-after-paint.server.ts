import type { EntryContext } from "react-router";

const preloads = /<link rel="modulepreload"[^>]*>/g;
const startScript = /(<script[^>]* type="module"[^>]*>)[^<]*(<\/script>)/;

/**
 * Lets a page be painted before its scripts are fetched: people read, search and follow links without them.
 * The router's own start fetches everything at once, beside the style sheet and the fonts that the first paint needs.
 */
export function startAfterPaint(html: string, { manifest, staticHandlerContext }: EntryContext): string {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const files = new Set([
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [...partsOf(route), ...(route.imports ?? [])]),
  ]);
  const script = `await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
for (const href of ${JSON.stringify([...files])})
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
const routes = ${JSON.stringify(routes.map((route) => [route.id, ...partsOf(route)]))};
await import("${manifest.url}");
const modules = await Promise.all(routes.map(async ([, ...parts]) =>
  Object.assign({}, ...await Promise.all(parts.map((file) => import(file))))));
window.__reactRouterRouteModules = Object.fromEntries(routes.map(([id], at) => [id, modules[at]]));
import("${manifest.entry.module}");`;
  return html.replace(preloads, "").replace(startScript, (_, open, close) => `${open}${script}${close}`);
}

type RouteFiles = NonNullable<EntryContext["manifest"]["routes"][string]>;

/** The build keeps what a route does in the browser (its client loader and action) in files apart from its page. */
function partsOf({ module, clientActionModule, clientLoaderModule, clientMiddlewareModule }: RouteFiles) {
  return [module, clientActionModule, clientLoaderModule, clientMiddlewareModule].filter(
    (file) => file !== undefined,
  );
}
