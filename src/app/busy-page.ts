import { createHash } from "node:crypto";
import type { StaticPage } from "#platform/load/admission.server.ts";

/** The colors of `ui/styles/tokens.css`, inlined because this page must not wait for it. */
const style = `:root{color-scheme:light dark;--paper:light-dark(#fbf7ef,#17120f);--ink:light-dark(#1c1410,#f6eee3);--muted:light-dark(#65574c,#b9aa9b);--gold:light-dark(#e2a320,#f0b63c);--focus:light-dark(#2c3a78,#f0b63c)}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem 1.5rem;border-top:.75rem solid var(--gold)}
h1{margin:0 0 .75rem;font-size:2.25rem;line-height:1.15;text-wrap:balance}
p{margin:0 0 1.25rem;color:var(--muted)}
a{display:inline-block;min-height:1.75rem;padding:.5rem 1.25rem;border-radius:.25rem;background:var(--ink);color:var(--paper);text-decoration:none;font-weight:600}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}`;
const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * The page for readers while the site is full. It does not reload automatically, because people read at their own
 * pace.
 */
const busy = makePage({
  title: "The market is full right now",
  words: "More people are here than we can serve at once. Give it a few seconds, then try again.",
  // An empty URL is the requested one.
  action: '<a href="">Try again</a>',
});

/** The page after a form that could not be accepted. Reloading it would ask to send the form again. */
const busyForm = makePage({
  title: "The market is full right now",
  words:
    "More people are here than we can serve at once, and what you sent has not arrived. Go back: your words should still be there. Then send it again in a few seconds.",
});

/** The page for a network that requests pages too fast. */
const tooMany = makePage({
  title: "That was a lot of pages at once",
  words: "Your network asks for more pages than we can make for one. Give it a few seconds, then try again.",
  action: '<a href="">Try again</a>',
});

/** The pages of load shedding. */
export const busyPages = { busy, busyForm, tooMany };

function makePage({
  title,
  words,
  action = "",
}: {
  title: string;
  words: string;
  action?: string;
}): StaticPage {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="robots" content="noindex"><style>${style}</style></head>
<body><main><h1>${title}.</h1><p>${words}</p>${action}</main></body></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
  return { html, headers };
}
