import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { signInCookie } from "#platform/auth/people-for-tests.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { bodyLimitBytes } from "#platform/http/request/guard-write.ts";
import { type BuiltApp, openBuiltApp, sameOriginHeaders } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";

const { database, services } = setUpServices();
let app: BuiltApp;
let isDraining = false;

beforeAll(async () => {
  app = await openBuiltApp(services, { withFiles: true, isDraining: () => isDraining });
});

describe("every response", () => {
  it.each([
    ["a page", "/", 200],
    ["a missing page", "/no-such-page", 404],
    ["data", "/api/v1/businesses", 200],
    ["missing data", "/api/v1/businesses/019a0000-0000-7000-8000-000000000000", 404],
    ["an unknown API path", "/api/v1/nothing", 404],
    ["a built file", "/favicon.svg", 200],
    ["a woven cover", "/cloth/gold/320x240/any-id.webp", 200],
    ["its drawing", "/cloth/gold/320x240/any-id.svg", 200],
    ["a cover of no palette", "/cloth/pink/320x240/any-id.svg", 404],
    ["a health check", "/livez", 200],
    ["a built script", "/sw.js", 200],
    ["an icon", "/favicon.ico", 200],
    ["a card of nothing", "/business/nothing/card.png", 404],
    ["what crawlers read", "/robots.txt", 200],
  ])("carries the security headers: %s", async (_case, path, status) => {
    const response = await app.request(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(response.headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(response.headers.get("permissions-policy")).toContain("camera=()");
    expect(response.headers.get("content-security-policy")).toMatch(/default-src .*frame-ancestors 'none'/);
    expect(response.headers.get("x-powered-by")).toBeNull();
  });

  it.each(["/verify-email", "/reset-password", "/orders/019a0000-0000-7000-8000-000000000000"])(
    "is never stored if the page's URL is a secret: %s",
    async (path) => {
      for (const name of ["token", "key"]) {
        const { headers } = await app.request(`${path}?a=1&${name}=secret`);
        expect(headers.get("cache-control")).toBe("private, no-store");
      }
    },
  );

  it("keeps a user logged in on a URL without a page", async () => {
    const cookie = await signInCookie(services, { email: "esi@example.org" });
    const response = await app.request("/no-such-page", { headers: { cookie } });
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("We looked");
    expect(html).not.toContain('href="/login"');
  });

  it("starts with the doctype, once", async () => {
    const html = await (await app.request("/login")).text();
    expect(html.startsWith("<!DOCTYPE html><html")).toBe(true);
    expect(html.split("<!DOCTYPE").length).toBe(2);
  });

  it.each([
    ["a page", "/login"],
    ["the data of a page", "/directory.data"],
    ["what the map asks for", "/directory/map/data?west=-125&south=24&east=-66&north=50"],
  ])("is compressed for clients that accept it: %s", async (_case, path) => {
    for (const [encoding, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const response = await app.request(path, { headers: { "accept-encoding": encoding } });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("vary")).toContain("accept-encoding");
      expect(unpack(await response.arrayBuffer()).toString()).toMatch(
        /^(<!DOCTYPE html>|\[\{"_1":|\{"zoom":)/,
      );
    }
    expect((await app.request(path)).headers.get("content-encoding")).toBeNull();
  });

  it("has a request id, so that its log line can be found", async () => {
    const [one, two] = await Promise.all([app.request("/login"), app.request("/login")]);
    expect(one.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(one.headers.get("x-request-id")).not.toBe(two.headers.get("x-request-id"));
    const { headers } = await app.request("/login", { headers: { "x-request-id": "chosen" } });
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("a page", () => {
  // Strings that resemble markers of React, the page cache or inline scripts.
  it.each(["_R_x", '"_R_1_"', "</script><b>", "<!--", "\u2028", "%00", "%ff"])(
    "cannot be made to fail by %j in its URL",
    async (text) => {
      const value = text.startsWith("%") ? text : encodeURIComponent(text);
      for (const name of ["state", "category", "sort", "search", "near", "after"])
        expect((await app.request(`/directory?${name}=${value}`)).status, name).toBeLessThan(500);
      expect((await app.request(`/reviews?search=${value}`)).status).toBeLessThan(500);
      expect((await app.request(`/login?next=${value}`)).status).toBeLessThan(500);
    },
  );
});

describe("the content security policy of a page for one visitor", () => {
  it("has a unique nonce, which every inline script carries", async () => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 3; visit++) {
      const response = await app.request("/login");
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(
        response.headers.get("content-security-policy") ?? "",
      )?.[1];
      const html = await response.text();
      const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(
        ([, attributes]) => attributes,
      );
      expect(inline.length).toBeGreaterThan(0);
      expect(inline.every((attributes) => attributes?.includes(`nonce="${nonce}"`))).toBe(true);
      expect(html).not.toMatch(/\son\w+="|style="/);
      nonces.add(nonce ?? "");
    }
    expect(nonces.size).toBe(3);
  });

  it("allows no plug-in, frame, foreign form or base", async () => {
    const policy = (await app.request("/login")).headers.get("content-security-policy");
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain("unsafe");
  });
});

describe("a write", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE"])(
    "from another site by %s is refused before its body is read",
    async (method) => {
      const response = await app.request("/login", {
        method,
        headers: { origin: "https://evil.example" },
        body: "x",
      });
      expect(response.status).toBe(403);
    },
  );

  it("larger than the limit is refused", async () => {
    const body = "x".repeat(bodyLimitBytes + 1);
    expect((await app.request("/login", { method: "POST", headers: sameOriginHeaders, body })).status).toBe(
      413,
    );
  });

  it("with a compressed body is refused", async () => {
    const headers = { ...sameOriginHeaders, "content-encoding": "gzip" };
    expect((await app.request("/login", { method: "POST", headers, body: "x" })).status).toBe(415);
  });
});

describe("health", () => {
  it("is alive without checking anything else", async () => {
    expect(await (await app.request("/livez")).text()).toBe("ok");
  });

  it("is ready while the database responds, and not while draining", async () => {
    expect((await app.request("/readyz")).status).toBe(200);
    isDraining = true;
    expect((await app.request("/readyz")).status).toBe(503);
    isDraining = false;
  });

  it("shows its metrics to no one outside", async () => {
    expect((await app.request("/metrics")).status).toBe(404);
  });
});

describe("a profile that fails to load", () => {
  it("[AUTH-39] leaves a user logged in, not as an admin, on a working page", async () => {
    const cookie = await signInCookie(services, { email: "amara@example.org", isAdmin: true });
    expect((await app.request("/admin", { headers: { cookie } })).status).toBe(200);
    await sql`revoke select on profiles from ujamaa_app`.execute(database.owner);
    const home = await app.request("/", { headers: { cookie } });
    const html = await home.text();
    const admin = await app.request("/admin", { headers: { cookie } });
    await sql`grant select on profiles to ujamaa_app`.execute(database.owner);
    expect(home.status).toBe(200);
    expect(html).toContain("amara@example.org");
    expect(html).not.toContain('"destructive"');
    expect(admin.headers.get("location")).toBe("/dashboard");
  });
});

describe("without a database", () => {
  let broken: BuiltApp;
  beforeAll(async () => {
    const db = openDatabase(openPool("postgres://nobody@127.0.0.1:9/nothing"));
    broken = await openBuiltApp({ ...services, db });
  });

  it("returns a problem with an id and no stack for data requests", async () => {
    const response = await broken.request("/api/v1/businesses");
    const text = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(JSON.parse(text).requestId).toBe(response.headers.get("x-request-id"));
    expect(text).not.toMatch(/ECONNREFUSED|\.ts:|\.js:/);
  });

  it.each(["/", "/directory/music", "/directory/in/atlanta-ga"])(
    "%s shows the outage page, with when to retry",
    async (path) => {
      const response = await broken.request(path);
      const html = await response.text();
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("5");
      expect(response.headers.get("cache-control")).toContain("private");
      expect(html).toContain("The hub is resting.");
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toMatch(/ECONNREFUSED|\.ts:|\.js:/);
    },
  );

  it.each(["/directory", "/reviews"])("%s has its own message for it", async (path) => {
    const response = await broken.request(path);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await response.text()).toContain("Retry");
  });

  it("shows pages that need no database", async () => {
    expect((await broken.request("/login")).status).toBe(200);
    expect((await broken.request("/no-such-page")).status).toBe(404);
  });

  it("keeps serving cached pages", async () => {
    const clock = vi.spyOn(Date, "now");
    const losing = { ...services };
    const app = await openBuiltApp(losing);
    const first = await app.request("/directory");
    losing.db = openDatabase(openPool("postgres://nobody@127.0.0.1:9/nothing"));
    clock.mockReturnValue(Date.now() + 5 * 60_000);
    const later = await app.request("/directory");
    clock.mockRestore();
    expect(later.status).toBe(200);
    expect(later.headers.get("cache-status")).toContain("detail=outage");
    expect(await later.text()).toBe(await first.text());
  });

  it("is not ready, but alive", async () => {
    expect((await broken.request("/readyz")).status).toBe(503);
    expect((await broken.request("/livez")).status).toBe(200);
  });
});
