import type { EntryContext } from "react-router";

type Options = {
  context: Pick<EntryContext, "manifest" | "staticHandlerContext" | "serverHandoffString">;
  /** What the loaders gave, as the router in the browser reads it. */
  loaded: string;
  nonce: string;
};

// React writes it into streams alone; without it browsers lay pages out as they did in the nineties.
const doctype = "<!DOCTYPE html>";
// What could end the script, or is no JavaScript within a string.
const unsafe = /[&<>\u2028\u2029]/g;

/**
 * Writes what a rendered page starts with in the browser: what the loaders gave, and a script that lets the page be
 * painted before anything else is fetched. People read, search and follow links without it. The router's own start
 * would fetch everything at once, beside the style sheet and the fonts that the first paint needs.
 */
export function finishPage(html: string, { context, loaded, nonce }: Options): string {
  const given = `{const context=window.__reactRouterContext=${context.serverHandoffString};
context.stream=new ReadableStream({start(stream){stream.enqueue(${quote(loaded)});stream.close()}}).pipeThrough(new TextEncoderStream())}`;
  const scripts = `<script nonce="${nonce}">${given}</script><script nonce="${nonce}" type="module">${startAfterPaint(context)}</script>`;
  return insertAtEnd(html, scripts);
}

/** While developing, the modules are many and change: the router's own start knows how, and only lacks the data. */
export function finishPageInDevelopment(html: string, { loaded, nonce }: Pick<Options, "loaded" | "nonce">) {
  const handOver = `const{streamController:s}=window.__reactRouterContext;s.enqueue(${quote(loaded)});s.close()`;
  return insertAtEnd(html, `<script nonce="${nonce}">${handOver}</script>`);
}

function insertAtEnd(html: string, scripts: string): string {
  const end = html.lastIndexOf("</body>");
  return `${doctype}${html.slice(0, end)}${scripts}${html.slice(end)}`;
}

function quote(text: string): string {
  return JSON.stringify(text).replace(unsafe, escapeSign);
}

/** The script by the routes that it starts: a build has as many as there are pages. */
const starts = new Map<string, string>();

function startAfterPaint(context: Options["context"]): string {
  const pages = context.staticHandlerContext.matches.map(({ route }) => route.id).join();
  const known = starts.get(pages) ?? writeStart(context);
  starts.set(pages, known);
  return known;
}

/**
 * All files are fetched at once, but each is run in a task of its own: a phone answers to fingers in between. A tab that
 * nobody looks at is not painted and does not wait for it; a browser that does not tell waits three seconds.
 */
function writeStart({ manifest, staticHandlerContext }: Options["context"]): string {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const files = new Set([
    manifest.url,
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [...(route.imports ?? []), ...partsOf(route)]),
  ]);
  return `await new Promise((painted) => {
  setTimeout(painted, document.hidden ? 0 : 3000);
  new PerformanceObserver((seen) => seen.getEntriesByName("first-contentful-paint").length && painted())
    .observe({ type: "paint", buffered: true });
});
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
