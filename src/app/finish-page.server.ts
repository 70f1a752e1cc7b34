import type { EntryContext } from "react-router";

type Options = {
  context: Pick<EntryContext, "manifest" | "staticHandlerContext">;
  /** What the loaders gave, as the router in the browser reads it. */
  loaded: string;
  nonce: string;
  isDevelopment: boolean;
};

// React writes it into streams alone; without it browsers lay pages out as they did in the nineties.
const doctype = "<!DOCTYPE html>";
const preloads = /<link rel="modulepreload"[^>]*>/g;
// What could end the script, or is no JavaScript within a string.
const unsafe = /[&<>\u2028\u2029]/g;

/**
 * Writes what the loaders gave at the end of a rendered page, and lets the page be painted before its scripts are
 * fetched: people read, search and follow links without them. The router's own start, which is the last script of the
 * page, would fetch everything at once, beside the style sheet and the fonts that the first paint needs.
 */
export function finishPage(html: string, { context, loaded, nonce, isDevelopment }: Options): string {
  const data = JSON.stringify(loaded).replace(unsafe, escapeSign);
  const handOver = `<script nonce="${nonce}">const{streamController:s}=window.__reactRouterContext;s.enqueue(${data});s.close()</script>`;
  const end = html.lastIndexOf("</body>");
  // While developing, the modules are many and change: the router's own start knows how.
  if (isDevelopment) return `${doctype}${html.slice(0, end)}${handOver}${html.slice(end)}`;
  const body = html.indexOf("<body");
  const start = html.lastIndexOf("<script", end);
  const head = html.slice(0, body).replace(preloads, "");
  const script = `<script nonce="${nonce}" type="module">${startAfterPaint(context)}</script>`;
  return `${doctype}${head}${html.slice(body, start)}${script}${handOver}${html.slice(end)}`;
}

type Manifest = EntryContext["manifest"];
const bare = new WeakMap<Manifest, Manifest>();

/** The manifest without what the router would preload: `finishPage` has those files fetched later. */
export function withoutPreloads(manifest: Manifest): Manifest {
  const known = bare.get(manifest) ?? {
    ...manifest,
    entry: { ...manifest.entry, imports: [] },
    routes: Object.fromEntries(
      Object.entries(manifest.routes).map(([id, route]) => [id, route && { ...route, imports: [] }]),
    ),
  };
  bare.set(manifest, known);
  return known;
}

/** The script by the routes that it starts: a build has as many as there are pages. */
const starts = new Map<string, string>();

function startAfterPaint(context: Options["context"]): string {
  const pages = context.staticHandlerContext.matches.map(({ route }) => route.id).join();
  const known = starts.get(pages) ?? writeStart(context);
  starts.set(pages, known);
  return known;
}

/** All files are fetched at once, but each is run in a task of its own: a phone answers to fingers in between. */
function writeStart({ manifest, staticHandlerContext }: Options["context"]): string {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const files = new Set([
    manifest.url,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [...(route.imports ?? []), ...partsOf(route)]),
  ]);
  return `await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
const files = ${JSON.stringify([...files, manifest.entry.module])};
document.head.append(...files.map((href) =>
  Object.assign(document.createElement("link"), { rel: "modulepreload", href })));
const modules = {};
for (const file of files.slice(0, -1)) modules[file] = await import(file);
const routes = ${JSON.stringify(routes.map((route) => [route.id, partsOf(route)]))};
window.__reactRouterRouteModules = Object.fromEntries(
  routes.map(([id, parts]) => [id, Object.assign({}, ...parts.map((file) => modules[file]))]));
import(files.at(-1));`;
}

type RouteFiles = NonNullable<EntryContext["manifest"]["routes"][string]>;

/** The build keeps what a route does in the browser (its client loader and action) in files apart from its page. */
function partsOf({ module, clientActionModule, clientLoaderModule, clientMiddlewareModule }: RouteFiles) {
  return [module, clientActionModule, clientLoaderModule, clientMiddlewareModule].filter(
    (file) => file !== undefined,
  );
}

function escapeSign(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
