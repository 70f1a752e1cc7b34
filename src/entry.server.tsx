import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { visitContext } from "#platform/http/visit.ts";

const renderWithinMs = 6_000;

/** Logs what a page threw; a 404 or a visitor who left is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  (context as RouterContextProvider)
    .get(visitContext)
    .log.error({ error, path: new URL(request.url).pathname }, "page failed");
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
  const { nonce, log } = loadContext.get(visitContext);
  let finalStatus = status;
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: AbortSignal.timeout(renderWithinMs),
      onError(error) {
        finalStatus = 500;
        log.error({ error }, "rendering failed");
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  // The style sheet is what the first paint waits for: scripts may come after it.
  const ordered = html.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');
  return new Response(ordered, { status: finalStatus, headers });
}
