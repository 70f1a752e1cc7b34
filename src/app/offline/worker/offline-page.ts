import { titleOf } from "./find-files.ts";
import { listPages } from "./offline-cache.ts";

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The page shown for uncached pages while offline, with links to the cached ones. It needs no script. */
export async function drawOfflinePage(stylesheet: string): Promise<Response> {
  const pages = await listPages();
  const links = pages.map(
    // The title is already escaped, and the path needs no escaping.
    ({ path, html }) => `<li><a class="link hit" href="${path}">${titleOf(html) || path}</a></li>`,
  );
  const list =
    links.length > 0
      ? `<h2 class="text-h3 mt-8 mb-2">Kept on this device</h2><ul class="grid gap-3">${links.join("")}</ul>`
      : '<p class="mt-4 text-muted">Guides and trips that you open are kept on this device, for times like this.</p>';
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>You’re offline</title><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${stylesheet}"></head>
<body><main class="wrap section-y" data-palette="green"><h1>You’re offline</h1>
<p class="lead mt-4">This page needs a connection. Check it, and load the page again.</p>
${list}</main></body></html>`;
  return new Response(body, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
    },
  });
}
