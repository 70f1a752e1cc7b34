import { randomBytes } from "node:crypto";
import { pagePolicy } from "#platform/http/security-headers.ts";

type Operation = {
  summary?: string | undefined;
  description?: string | undefined;
  parameters?: { name?: string; in?: string; description?: string; required?: boolean }[] | undefined;
  responses?: Record<string, { description?: string }> | undefined;
};
type OpenApiDocument = {
  info: { title: string; description?: string };
  paths?: Record<string, Record<string, unknown>> | undefined;
};

/** A plain page that reads the OpenAPI document aloud: no script, no outside viewer. */
export function apiDocsPage(document: unknown, headers: Record<string, string>): Response {
  const { info, paths = {} } = document as OpenApiDocument;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => describe(method, path, operation as Operation)),
  );
  const nonce = randomBytes(16).toString("base64");
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(info.title)}</title>
<style nonce="${nonce}">${styles}</style></head>
<body><main><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description ?? "")}</p>
<p>Machines read <a href="/api/v1/openapi.json">openapi.json</a>. <a href="/">Back to the site</a></p>
${operations.join("")}</main></body></html>`;
  return new Response(html, {
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy(nonce),
      "cache-control": "public, max-age=300",
    },
  });
}

function describe(method: string, path: string, operation: Operation) {
  const parameters = (operation.parameters ?? []).map(
    (parameter) =>
      `<tr><td><code>${escapeHtml(parameter.name ?? "")}</code></td><td>${escapeHtml(parameter.in ?? "")}${
        parameter.required ? ", required" : ""
      }</td><td>${escapeHtml(parameter.description ?? "")}</td></tr>`,
  );
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, response]) =>
      `<li><code>${escapeHtml(status)}</code> ${escapeHtml(response.description ?? "")}</li>`,
  );
  const table = parameters.length
    ? `<table><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">What</th></tr></thead><tbody>${parameters.join("")}</tbody></table>`
    : "";
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary ?? "")}</p>${table}<ul>${answers.join("")}</ul></section>`;
}

function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const styles = `:root{color-scheme:light dark}body{font:16px/1.55 system-ui,sans-serif;margin:0}
main{max-width:52rem;margin:0 auto;padding:2rem 1rem 4rem}h2{font-size:1.1rem;margin-top:2.5rem;border-top:2px solid;padding-top:1rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.35rem .75rem .35rem 0;border-bottom:1px solid #8886;vertical-align:top}`;
