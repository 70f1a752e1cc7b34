import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { outageContext, pageContext, visitContext } from "#platform/http/visit.ts";
import { writeWithStills } from "#ui/still.tsx";
import { finishPage, finishPageInDevelopment } from "./app/finish-page.server.ts";
import { manifestOfPage } from "./app/manifest-of-page.server.ts";

/** Logs what a page threw; a 404 or a visitor who left is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const visit = context as RouterContextProvider;
  if (isDatabaseAway(error)) visit.set(outageContext, true);
  visit.get(visitContext).log.error({ error, path: new URL(request.url).pathname }, "page failed");
};

/**
 * Renders a page whole: our loaders finish before rendering, so there is nothing left to stream.
 * The text goes into the context, because a response would copy it several times on its way out.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method !== "HEAD") {
    const { nonce } = loadContext.get(visitContext);
    // Taken out, because React would have to wait for it in the middle of the page.
    const { serverHandoffStream, ...context } = routerContext;
    const loaded = serverHandoffStream ? await readText(serverHandoffStream) : "";
    const render = (manifest = context.manifest) =>
      renderToString(<ServerRouter context={{ ...context, manifest }} url={request.url} nonce={nonce} />);
    // What changes while developing must be drawn anew.
    const page = import.meta.env.DEV
      ? finishPageInDevelopment(render(), { loaded, nonce })
      : finishPage(
          writeWithStills(() => render(manifestOfPage(context))),
          { context, loaded, nonce },
        );
    loadContext.set(pageContext, page);
  }
  return new Response(null, { status, headers });
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of stream) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}
