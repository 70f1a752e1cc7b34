import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { type BuiltApp, openBuiltApp } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";
import { createReportHandler } from "./csp-reports.server.ts";

const { services } = setUpServices();
const origin = "http://localhost";
const warn = vi.fn();
const open = () => createReportHandler({ services: { env: services.env, log: { warn } }, headers: {} });
const send = (handler: ReturnType<typeof open>, body: unknown, ip = "192.0.2.1") =>
  handler.answer(
    new Request(`${origin}/csp-reports`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
    { ip },
  );
const violation = (blockedURL: string, documentURL = `${origin}/search?q=my+name`) => [
  { type: "csp-violation", body: { documentURL, effectiveDirective: "img-src", blockedURL } },
];
afterEach(() => warn.mockClear());

it("counts reports of both formats by directive and host, and logs nothing about the page or the visitor", async () => {
  const handler = open();
  expect((await send(handler, violation("https://evil.example/pixel.png?who=me"))).status).toBe(204);
  const old = {
    "csp-report": {
      "document-uri": `${origin}/account`,
      "violated-directive": "img-src 'self'",
      "blocked-uri": "https://evil.example/other.png",
    },
  };
  await send(handler, old);
  await send(handler, violation("inline"));
  handler.flush();
  expect(warn.mock.calls).toEqual([
    [{ blocked: { "img-src https://evil.example": 2, "img-src inline": 1 } }, "content policy violations"],
  ]);
  expect(handler.stats()).toEqual({ reports: 3 });
  handler.flush();
  expect(warn).toHaveBeenCalledTimes(1);
});

it("ignores reports about other sites and of other kinds", async () => {
  const handler = open();
  await send(handler, violation("inline", "https://elsewhere.example/"));
  await send(handler, [{ type: "deprecation", body: {} }]);
  handler.flush();
  expect(warn).not.toHaveBeenCalled();
});

it("refuses reports that are too large, malformed, or too many", async () => {
  const handler = open();
  expect((await send(handler, "x".repeat(17 * 1024))).status).toBe(413);
  expect((await send(handler, "no json")).status).toBe(400);
  expect((await send(handler, { some: "thing" })).status).toBe(400);
  for (let n = 0; n < 17; n++) expect((await send(handler, violation("inline"))).status).toBe(204);
  expect((await send(handler, violation("inline"))).status).toBe(429);
  expect((await send(handler, violation("inline"), "198.51.100.7")).status).toBe(204);
  handler.flush();
  expect((await send(handler, violation("inline"))).status).toBe(204);
  handler.flush();
});

it("logs at most fifty kinds, and combines the rest", async () => {
  const handler = open();
  for (let n = 0; n < 60; n++) await send(handler, violation(`https://host-${n}.example/`), `192.0.2.${n}`);
  handler.flush();
  const [[line]] = warn.mock.calls as unknown as [[{ blocked: Record<string, number> }]];
  expect(Object.keys(line.blocked)).toHaveLength(51);
  expect(line.blocked.other).toBe(10);
});

let app: BuiltApp;
beforeAll(async () => {
  app = await openBuiltApp(services);
});

it("is referenced by the policy of pages, which load pictures and recordings from this site only", async () => {
  const page = await app.request("/login");
  const policy = page.headers.get("content-security-policy")?.split("; ") ?? [];
  expect(policy).toEqual(
    expect.arrayContaining([
      "img-src 'self' data:",
      "media-src 'self'",
      "report-uri /csp-reports",
      "report-to csp",
    ]),
  );
  expect(page.headers.get("reporting-endpoints")).toBe(`csp="${origin}/csp-reports"`);
  const sent = await app.request("/csp-reports", {
    method: "POST",
    headers: { "content-type": "application/reports+json" },
    body: JSON.stringify(violation("inline", "https://elsewhere.example/")),
  });
  expect(sent.status).toBe(204);
});
