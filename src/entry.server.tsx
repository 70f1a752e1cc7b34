import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { outageContext, visitContext } from "#platform/http/visit.ts";
import { handOver } from "./app/hand-over.server.ts";
import { startAfterPaint } from "./app/start-after-paint.server.ts";

/** Logs what a page threw; a 404 or a visitor who left is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const visit = context as RouterContextProvider;
  if (isDatabaseAway(error)) visit.set(outageContext, true);
  visit.get(visitContext).log.error({ error, path: new URL(request.url).pathname }, "page failed");
};

/** Renders a page whole: our loaders finish before rendering, so there is nothing left to stream. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce } = loadContext.get(visitContext);
  // Taken out, because React would have to wait for it in the middle of the page.
  const { serverHandoffStream: loaded, ...context } = routerContext;
  const html = renderToString(<ServerRouter context={context} url={request.url} nonce={nonce} />);
  // While developing, the modules are many and change: the router's own start knows how.
  const page = import.meta.env.DEV ? html : startAfterPaint(html, context);
  return new Response(await handOver(page, { loaded, nonce }), { status, headers });
}
