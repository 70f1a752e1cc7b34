import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { businessListSchema, businessSchema, categoryListSchema } from "#features/directory/api-routes.ts";
import { createPageCache } from "#platform/cache/page-cache.server.ts";
import { problemSchema } from "#platform/http/api/api.ts";
import { limitSettings } from "#platform/http/api/api-limits.ts";
import { createLimits } from "#platform/http/limits/limits.server.ts";
import type { Services } from "#platform/http/services.ts";
import { alwaysAdmit } from "#platform/load/admission-for-tests.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { setUpServices } from "#testing/services.ts";
import { mountApi } from "./api.server.ts";
import { cacheRules } from "./public-pages.ts";

const { database, services } = setUpServices();
let ask: ReturnType<typeof mount>;

function mount(using: Services) {
  const cache = createPageCache({ pages: cacheRules, personalCookies: ["session"] });
  const api = mountApi({
    admission: alwaysAdmit,
    services: using,
    headers: { "x-content-type-options": "nosniff" },
    cache,
  });
  const visit = { requestId: "test", ip: "192.0.2.1", log: using.log };
  return (path: string, init: RequestInit = {}) =>
    api(new Request(`http://localhost/api/v1${path}`, init), visit);
}

beforeAll(async () => {
  ask = mount(services);
  const music = database.owner.selectFrom("categories").select("id").where("name", "=", "Music");
  await database.owner
    .insertInto("businesses")
    .values(
      Array.from({ length: 60 }, (_, number) => ({
        name: `Okra Street Band ${String(number).padStart(2, "0")}`,
        category_id: number % 2 ? music : null,
        location: number % 3 ? "Houston, Texas" : "Savannah, Georgia",
        email: "private@owner.example",
      })),
    )
    .execute();
  await compareDocuments(database.db);
});

describe("GET /api/v1/businesses", () => {
  it("[DATA-37] returns pages that match their schema, with the category's name", async () => {
    const response = await ask("/businesses?category=Music&limit=50");
    const list = businessListSchema.parse(await response.json());
    expect(list.items).toHaveLength(30);
    expect(new Set(list.items.map((item) => item.category))).toEqual(new Set(["Music"]));
  });

  it("returns every row once, in name order, for any page size", async () => {
    const names: string[] = [];
    for (let after = ""; ; ) {
      const list = businessListSchema.parse(await (await ask(`/businesses?limit=7&after=${after}`)).json());
      names.push(...list.items.map((item) => item.name));
      if (!list.nextCursor) break;
      after = list.nextCursor;
    }
    expect(names).toHaveLength(60);
    expect(names).toEqual([...names].sort());
  });

  it("combines category and state", async () => {
    const list = businessListSchema.parse(
      await (await ask("/businesses?category=Music&state=Georgia&limit=50")).json(),
    );
    expect(list.items.every((item) => item.location === "Savannah, Georgia")).toBe(true);
    expect(list.items).toHaveLength(10);
  });

  it("returns an empty page for an unknown category", async () => {
    const response = await ask("/businesses?category=Photography");
    expect(await response.json()).toEqual({ items: [], nextCursor: null });
  });

  it.each(["limit=51", "limit=0", "limit=x"])(
    "refuses %s with a problem that names the field",
    async (query) => {
      const response = await ask(`/businesses?${query}`);
      expect(response.status).toBe(400);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(((await response.json()) as { detail: string }).detail).toMatch(/^limit/);
    },
  );

  it("never contains an owner's email address", async () => {
    expect(await (await ask("/businesses?limit=50")).text()).not.toContain("private@owner.example");
  });
});

describe("GET /api/v1/businesses/{id}", () => {
  it("returns one business that matches its schema and contains no email address", async () => {
    const list = businessListSchema.parse(await (await ask("/businesses?limit=1")).json());
    const response = await ask(`/businesses/${list.items[0]?.id}`);
    const text = await response.text();
    expect(businessSchema.strict().parse(JSON.parse(text)).name).toBe("Okra Street Band 00");
    expect(text).not.toContain("private@owner.example");
  });

  it.each([
    ["an unknown id", "019a0000-0000-7000-8000-000000000000", 404],
    ["no id at all", "nonsense", 400],
  ])("refuses %s", async (_case, id, status) => {
    expect((await ask(`/businesses/${id}`)).status).toBe(status);
  });
});

describe("every response", () => {
  afterEach(() => void vi.useRealTimers());

  it("contains the remaining rate limit, and counts reads separately from writes", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const limits = createLimits(services.pool, limitSettings({ API_READS_PER_MINUTE: 2 }));
    const few = mount({ ...services, limits });
    const headersOf = async (response: Promise<Response>) => {
      const { status, headers } = await response;
      return [status, headers.get("ratelimit-policy"), headers.get("ratelimit"), headers.get("retry-after")];
    };
    const policy = '"api-read";q=2;w=60';
    expect(await headersOf(few("/categories"))).toEqual([200, policy, '"api-read";r=1;t=60', null]);
    expect(await headersOf(few("/nowhere"))).toEqual([404, policy, '"api-read";r=0;t=60', null]);
    expect(await headersOf(few("/categories"))).toEqual([429, policy, '"api-read";r=0;t=60', "60"]);
    expect((await few("/openapi.json")).status, "the document is counted apart").toBe(200);
    const [status, ofWrites, remaining] = await headersOf(few("/reviews", { method: "POST", body: "{" }));
    expect([status, ofWrites, remaining]).toEqual([415, '"api-write";q=60;w=60', '"api-write";r=59;t=60']);
  });

  it.each([
    "/businesses?limit=3",
    "/businesses?limit=3&search=okra",
    "/suggest?q=okra",
    "/categories",
    "/openapi.json",
  ])("has an ETag and becomes a 304 while nothing has changed: %s", async (path) => {
    const first = await ask(path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=/);
    const again = await ask(path, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("etag")).toBe(etag);
    expect(again.headers.get("ratelimit")).toMatch(/^"api-(read|document)";r=\d+;t=\d+$/);
    expect(again.headers.get("x-request-id")).toBe("test");
  });

  it("has the same ETag whether cached or rendered", async () => {
    const cached = await ask("/businesses?limit=4");
    const rendered = await ask("/businesses?limit=4", { headers: { cookie: "session=x" } });
    expect([cached, rendered].map(({ headers }) => headers.has("cache-status"))).toEqual([true, false]);
    expect(cached.headers.get("etag")).toBe(rendered.headers.get("etag"));
    expect(await cached.text()).toBe(await rendered.text());
  });

  it.each([
    "/businesses?category=%00",
    "/businesses?state=Geor%0agia",
    "/businesses?after=%1F",
    "/businesses/%00",
    "/suggest?q=a%7f",
    "/reviews?business_id=%00",
    "/auth/session?x=%00",
  ])("refuses control characters: %s", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const { title, requestId } = problemSchema.strict().parse(await response.json());
    expect([title, requestId]).toEqual(["Invalid request", "test"]);
  });

  it("returns 400 for a body that is not JSON", async () => {
    for (const [type, status] of [
      ["application/json", 400],
      ["text/plain", 415],
    ] as const) {
      const init = { method: "POST", body: "{", headers: { "content-type": type } };
      const response = await ask("/reviews", init);
      expect(response.status).toBe(status);
      expect(problemSchema.strict().parse(await response.json()).status).toBe(status);
    }
  });

  it("that refuses is a problem that matches its schema", async () => {
    for (const path of [
      "/nowhere",
      "/businesses?limit=0",
      "/businesses/019a0000-0000-7000-8000-000000000000",
    ])
      problemSchema.strict().parse(await (await ask(path)).json());
  });
});

describe("GET /api/v1/categories", () => {
  it("matches its schema", async () => {
    const { items } = categoryListSchema.parse(await (await ask("/categories")).json());
    expect(items).toEqual([
      { name: "Music", businesses: 30 },
      { name: "Other", businesses: 30 },
    ]);
  });
});
