import { beforeAll, describe, expect, it } from "vitest";
import { businessListSchema } from "#features/directory/api-routes.ts";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { createPageCache } from "#platform/cache/page-cache.server.ts";
import { problemSchema } from "#platform/http/api/api.ts";
import { apiLimits, limitSettings } from "#platform/http/api/api-limits.ts";
import { createLimits } from "#platform/http/limits/limits.server.ts";
import type { Services } from "#platform/http/services.ts";
import { alwaysAdmit } from "#platform/load/admission-for-tests.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { openBuiltApp } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";
import { mountApi } from "./api.server.ts";
import { cacheRules } from "./public-pages.ts";

const { database, services } = setUpServices();
let ask: ReturnType<typeof mount>;
let businessId: string;
let eventId: string;

function mount(using: Services) {
  const cache = createPageCache({ pages: cacheRules, personalCookies: ["session"] });
  const api = mountApi({ admission: alwaysAdmit, services: using, headers: {}, cache });
  const visit = { requestId: "test", ip: "192.0.2.1", log: using.log };
  return (path: string, init: RequestInit = {}) =>
    api(new Request(`http://localhost/api/v1${path}`, init), visit);
}

beforeAll(async () => {
  ask = mount(services);
  const names = Array.from({ length: 6 }, (_, number) => ({ name: `Okra Street Band ${number}` }));
  const rows = await database.owner.insertInto("businesses").values(names).returning("id").execute();
  businessId = rows[0]?.id ?? "";
  const event = {
    name: "Okra Day",
    start_datetime: new Date(Date.now() + 86_400_000),
    approval_status: "approved",
  };
  ({ id: eventId } = await database.owner
    .insertInto("events")
    .values(event)
    .returning("id")
    .executeTakeFirstOrThrow());
  await compareDocuments(database.db);
});

const originOf = (response: Response) => response.headers.get("access-control-allow-origin");
const otherSite = { origin: "https://elsewhere.example" };

async function problemOf(response: Response) {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  return problemSchema.strict().parse(await response.json());
}

describe("pages on other origins", () => {
  it("can read what is the same for everyone: rendered, cached, unchanged or refused", async () => {
    const first = await ask("/businesses?limit=3", { headers: otherSite });
    const cached = await ask("/businesses?limit=3", { headers: otherSite });
    const etag = cached.headers.get("etag") ?? "";
    const responses: [number, Response][] = [
      [200, first],
      [200, cached],
      [304, await ask("/businesses?limit=3", { headers: { ...otherSite, "if-none-match": etag } })],
      [200, await ask("/businesses?limit=3", { headers: { ...otherSite, cookie: "session=x" } })],
      [200, await ask("/businesses", { headers: otherSite, method: "HEAD" })],
      [200, await ask(`/businesses/${businessId}`, { headers: otherSite })],
      [200, await ask(`/reviews?business_id=${businessId}`, { headers: otherSite })],
      [200, await ask("/openapi.json", { headers: otherSite })],
      [400, await ask("/businesses?limit=0", { headers: otherSite })],
      [404, await ask("/nowhere", { headers: otherSite })],
    ];
    expect(cached.headers.get("cache-status")).toBe("pages; hit");
    for (const [status, response] of responses) {
      expect(response.status).toBe(status);
      expect(originOf(response)).toBe("*");
      expect(response.headers.get("access-control-expose-headers")).toMatch(
        /\bRateLimit, RateLimit-Policy\b/,
      );
      expect(response.headers.has("access-control-allow-credentials")).toBe(false);
      // The same for every origin, so a shared cache stores one response.
      expect(response.headers.get("vary") ?? "").not.toMatch(/origin|\*/i);
      if (status === 200 && response.body) expect(response.headers.get("vary")).toBe("accept-encoding");
    }
  });

  it("can read that they exceeded the rate limit", async () => {
    const limits = createLimits(services.pool, limitSettings({ API_READS_PER_MINUTE: 1 }));
    const few = mount({ ...services, limits });
    await few("/categories");
    const response = await few("/categories", { headers: otherSite });
    expect([response.status, originOf(response)]).toEqual([429, "*"]);
  });

  it("cannot read anything that depends on the session", async () => {
    const person = await makePerson({ ...services, owner: database.owner });
    const cookie = (await signedInHeaders(services, person)).get("cookie") ?? "";
    const { paths } = (await (await ask("/openapi.json")).json()) as { paths: Record<string, object> };
    const reads = Object.entries(paths).filter(([, methods]) => "get" in methods);
    expect(reads.length).toBeGreaterThan(6);
    for (const [template] of reads) {
      const id = template.includes("/events/") ? eventId : businessId;
      const path = template.replace("/api/v1", "").replace("{id}", id);
      const query = { "/reviews": `?business_id=${businessId}`, "/suggest": "?q=okra" }[path] ?? "";
      const mine = await ask(path + query, { headers: { ...otherSite, cookie } });
      expect(mine.status, path).toBe(200);
      const isForAll = (await mine.text()) === (await (await ask(path + query)).text());
      // Challenges are unique and only for reviews posted from the site's own pages.
      if (!isForAll || mine.headers.get("cache-control") === "no-store")
        expect(originOf(mine), path).toBeNull();
      else expect(originOf(mine), path).toBe("*");
    }
    const session = await ask("/auth/session", { headers: { ...otherSite, cookie } });
    expect(await session.text()).toContain(person.email);
    expect(originOf(session)).toBeNull();
  });

  it.each([
    ["/reviews", "POST"],
    ["/auth/sign-in", "POST"],
    ["/businesses", "DELETE"],
  ])("cannot write, or read the response to a write: %s %s", async (path, method) => {
    const preflight = await ask(path, {
      method: "OPTIONS",
      headers: { ...otherSite, "access-control-request-method": method },
    });
    expect([preflight.status, originOf(preflight)]).toEqual([204, null]);
    expect(originOf(await ask(path, { method, headers: otherSite }))).toBeNull();
  });

  it("use up no rate limit with refused writes", async () => {
    const app = await openBuiltApp(services);
    const post = (origin: string) =>
      app.request("/api/v1/reviews", {
        method: "POST",
        headers: { origin, "content-type": "application/json" },
        body: "{}",
      });
    for (let tried = 0; tried <= apiLimits.write.points; tried += 1)
      expect((await post(otherSite.origin)).status).toBe(403);
    expect((await post(services.env.APP_ORIGIN)).status).toBe(400);
  });

  it("learn from a preflight that they can read with If-None-Match, and for how long that is valid", async () => {
    const headers = { ...otherSite, "access-control-request-method": "GET" };
    const response = await ask("/businesses", { method: "OPTIONS", headers });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD",
      "access-control-allow-headers": "If-None-Match",
      "access-control-max-age": "86400",
      allow: "GET, HEAD, OPTIONS",
    });
    const closed = await ask("/auth/session", { method: "OPTIONS", headers });
    expect([closed.status, originOf(closed)]).toEqual([204, null]);
    expect((await ask("/nowhere", { method: "OPTIONS", headers })).status).toBe(404);
  });
});

describe("a path", () => {
  it.each([
    ["DELETE", "/businesses", "GET, HEAD, OPTIONS"],
    ["POST", "/businesses/019a0000-0000-7000-8000-000000000000", "GET, HEAD, OPTIONS"],
    ["PUT", "/reviews", "GET, POST, HEAD, OPTIONS"],
    ["GET", "/auth/sign-in", "POST, OPTIONS"],
    ["PATCH", "/openapi.json", "GET, HEAD, OPTIONS"],
  ])("returns 405 with the allowed methods for %s %s", async (method, path, allow) => {
    const response = await ask(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe(allow);
    expect((await problemOf(response)).title).toBe("Method not allowed");
  });

  it.each(["/nowhere", "/businesses/", "/Businesses", "/openapi-json"])(
    "that does not exist: %s",
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect((await problemOf(response)).title).toBe("Not found");
    },
  );

  it.each([
    ["/businesses?limitt=3", "limitt"],
    ["/businesses?limit=3&Sort=name", "Sort"],
    ["/categories?x", "x"],
    ["/suggest?q=okra&limit=3", "limit"],
    ["/auth/session?x=1", "x"],
    ["/openapi.json?format=yaml", "format"],
  ])("refuses an unknown parameter, cached or not: %s", async (path, name) => {
    await ask(path.split("?")[0] ?? "");
    const response = await ask(path);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).detail).toMatch(
      new RegExp(`^${name}: this address has no such parameter`),
    );
  });

  it.each([
    ["/businesses?sort=loudest", "sort"],
    ["/businesses?category=Nope", "category"],
    ["/reviews?business_id=7", "business_id"],
    ["/businesses?limit=2&limit=3", "limit"],
  ])("refuses an unknown value: %s", async (path, name) => {
    const response = await ask(path);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).detail).toMatch(new RegExp(`^${name}: `));
  });

  it("treats an empty value as missing, for every client", async () => {
    for (const headers of [{}, { cookie: "session=x" }]) {
      const response = await ask("/businesses?search=&category=&state=&sort=&after=&limit=", { headers });
      expect(businessListSchema.parse(await response.json()).items).toHaveLength(6);
    }
    expect(await (await ask("/suggest?q=")).json()).toEqual({ items: [] });
  });
});

describe("a cursor", () => {
  const encode = (values: unknown) => Buffer.from(JSON.stringify(values)).toString("base64url");
  const gone = "019a0000-0000-7000-8000-000000000000";
  const businesses = "/businesses?limit=2";

  it("that is malformed or belongs to another list, sort or build is refused instead of starting over", async () => {
    const { nextCursor } = businessListSchema.parse(await (await ask(businesses)).json());
    const reviews = `/reviews?business_id=${businessId}`;
    const next = await ask(`${businesses}&after=${nextCursor}`);
    expect(businessListSchema.parse(await next.json()).items[0]?.name).toBe("Okra Street Band 2");
    for (const path of [
      `${businesses}&after=nonsense`,
      `${businesses}&after=${nextCursor?.slice(0, -9)}`,
      `${businesses}&sort=newest&after=${nextCursor}`,
      `${businesses}&after=${encode(["newest", 5, 1, gone])}`,
      `${businesses}&after=${encode(["name", 99, gone, 3, "Okra"])}`,
      `${reviews}&after=${nextCursor}`,
      `${reviews}&after=nonsense`,
      `${reviews}&sort=oldest&after=${encode(["newest", 5, 1, gone])}`,
    ]) {
      const response = await ask(path);
      expect(response.status, path).toBe(400);
      expect((await problemOf(response)).detail).toMatch(/^after: this is no cursor of this list and sort/);
    }
  });
});
