import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { SiteContext, siteOf } from "#platform/http/meta/site-context.ts";
import { servicesContext } from "#platform/http/services.ts";
import { outageContext, visitContext } from "#platform/http/visit.ts";
import { yieldToEventLoop } from "#platform/load/yield-to-event-loop.server.ts";
import { NonceContext } from "./app/shell/nonce-context.ts";

/** Logs what a page threw; a 404 or a client that disconnected is not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const visit = context as RouterContextProvider;
  if (isDatabaseAway(error)) visit.set(outageContext, true);
  visit.get(visitContext).log.error({ error, path: new URL(request.url).pathname }, "page failed");
};

/** Renders a page and waits until it is complete: loaders finish before rendering, so nothing is left to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce, log } = loadContext.get(visitContext);
  const site = siteOf(loadContext.get(servicesContext).env);
  await yieldToEventLoop();
  let isShellRendered = false;
  const body = await renderToReadableStream(
    <SiteContext value={site}>
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    </SiteContext>,
    {
      nonce,
      // Chunk sizes don't matter, because no one sees the page before it is complete.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        // Errors before the shell is rendered are thrown, and end in `handleError`.
        if (isShellRendered) log.error({ error }, "part of a page failed");
      },
    },
  );
  isShellRendered = true;
  await body.allReady;
  return new Response(body, { status, headers });
}
