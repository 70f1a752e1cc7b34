import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { outageContext, visitContext } from "#platform/http/visit.ts";
import { startAfterPaint } from "./app/start-after-paint.server.ts";

const renderWithinMs = 6_000;

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
  const { nonce, log } = loadContext.get(visitContext);
  const tree = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
  const { html, hasFailed } = await renderWhole(tree, nonce, (error) =>
    log.error({ error }, "rendering failed"),
  );
  // While developing, the modules are many and change: the router's own start knows how.
  const page = import.meta.env.DEV ? html : startAfterPaint(html, routerContext);
  return new Response(page, { status: hasFailed ? 500 : status, headers });
}

/** Collects React's output in memory: cheaper than a stream that is read to its end at once. */
function renderWhole(page: ReactNode, nonce: string, onError: (error: unknown) => void) {
  return new Promise<{ html: string; hasFailed: boolean }>((resolve, reject) => {
    const parts: Buffer[] = [];
    let hasFailed = false;
    const collector = new Writable({
      write(part, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        clearTimeout(deadline);
        resolve({ html: Buffer.concat(parts).toString(), hasFailed });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(collector),
      onShellError: reject,
      onError(error) {
        hasFailed = true;
        onError(error);
      },
    });
    const deadline = setTimeout(abort, renderWithinMs);
  });
}
