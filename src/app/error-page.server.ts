import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { outageRetrySeconds } from "#platform/http/response/problem.ts";
import { pagePolicy } from "#platform/http/security/security-headers.ts";

type Options = { requestId: string; headers: Record<string, string>; error: unknown };

/** The fallback page for when rendering itself fails: static HTML with the request id. */
export function errorPage({ requestId, headers, error }: Options): Response {
  const isAway = isDatabaseAway(error);
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Something went wrong</title></head><body><main><h1>Something went wrong</h1>
<p>We could not show this page. Please try again in a moment.</p><p>Error id: <code>${requestId}</code></p>
<p><a href="/">Back to the home page</a></p></main></body></html>`;
  return new Response(html, {
    status: isAway ? 503 : 500,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy("none"),
      "cache-control": "no-store",
      "x-request-id": requestId,
      ...(isAway && { "retry-after": String(outageRetrySeconds) }),
    },
  });
}
