import { beforeAll, describe, expect, it } from "vitest";
import type { Services } from "#platform/http/services.ts";
import { QueueFullError } from "#platform/load/fair-queue.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { setUpServices } from "#testing/services.ts";
import { businessesApi } from "./api.server.ts";
import { businessListSchema, categoryListSchema, suggestionListSchema } from "./api-routes.ts";

const { database, services } = setUpServices();
let get: (path: string, using?: Partial<Services>) => Promise<Response>;

beforeAll(async () => {
  const { owner } = database;
  const named = (name: string) => owner.selectFrom("categories").select("id").where("name", "=", name);
  await owner
    .insertInto("businesses")
    .values([
      ...Array.from({ length: 10 }, (_, index) => ({
        name: `Saffron ${index}`,
        category_id: named("Music"),
        location: "Savannah, Georgia",
        email: "private@owner.example",
      })),
      { name: "Old Saffron", category_id: named("Black-Owned") },
      { name: "100% Cotton", category_id: named("Beauty & Cosmetics") },
    ])
    .execute();
  await compareDocuments(database.db);
  const visit = { requestId: "test", ip: "192.0.2.1", log: services.log };
  get = async (path, using) =>
    businessesApi().request(path, {}, { services: { ...services, ...using }, visit, headers: {} });
});

describe("GET /businesses", () => {
  const namesFor = async (query: Record<string, string>) =>
    businessListSchema
      .parse(await (await get(`/businesses?${new URLSearchParams(query)}`)).json())
      .items.map(({ name }) => name);

  it("[SEC-09] searches part of a name for a visitor, in the requested order", async () => {
    expect(await namesFor({ search: "N 7" })).toEqual(["Saffron 7"]);
    expect(await namesFor({ search: "old" })).toEqual(["Old Saffron"]);
    expect((await namesFor({ search: "saffron" }))[0]).toBe("Old Saffron");
    expect((await namesFor({ search: "saffron", category: "Music", limit: "2" }))[1]).toBe("Saffron 1");
    expect(await namesFor({ sort: "newest" })).toHaveLength(12);
  });

  it("rejects an unknown sort", async () => {
    expect((await get("/businesses?sort=loudest")).status).toBe(400);
  });
});

describe("GET /suggest", () => {
  it("returns eight that match the schema, names that start with the text first, without email addresses", async () => {
    const response = await get("/suggest?q=SAFF");
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    const text = await response.text();
    const { items } = suggestionListSchema.strict().parse(JSON.parse(text));
    expect(items).toHaveLength(8);
    expect(items.every(({ name }) => name.startsWith("Saffron"))).toBe(true);
    expect(items[0]).toMatchObject({ category: "Music", location: "Savannah, Georgia" });
    expect(text).not.toContain("private@owner.example");
  });

  it("takes wildcards literally, and finds nothing for blank text", async () => {
    const namesFor = async (q: string) =>
      suggestionListSchema
        .parse(await (await get(`/suggest?${new URLSearchParams({ q })}`)).json())
        .items.map(({ name }) => name);
    expect(await namesFor("%")).toEqual(["100% Cotton"]);
    expect(await namesFor("  ")).toEqual([]);
    expect(await namesFor("zzz")).toEqual([]);
  });

  it.each(["/suggest", `/suggest?q=${"a".repeat(101)}`])("rejects %s", async (path) => {
    expect((await get(path)).status).toBe(400);
  });
});

describe("GET /categories", () => {
  it("[DIR-16] [DIR-17] [DIR-18] returns the directory's categories in its order, unknown ones as Other", async () => {
    const { items } = categoryListSchema.parse(await (await get("/categories")).json());
    expect(items).toEqual([
      { name: "Beauty & Cosmetics", businesses: 1 },
      { name: "Music", businesses: 10 },
      { name: "Other", businesses: 1 },
    ]);
  });
});

describe("searches of API clients", () => {
  it.each(["/businesses?search=saffron", "/suggest?q=saff"])(
    "are limited like those of pages: %s",
    async (path) => {
      const take = async () => ({ ok: false, resetSeconds: 7 }) as never;
      const tooMany = await get(path, { limits: { ...services.limits, take } });
      expect([tooMany.status, tooMany.headers.get("retry-after")]).toEqual([429, "7"]);
      const run = () => Promise.reject(new QueueFullError("full"));
      const busy = await get(path, { searches: { run } });
      expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(busy.headers.get("content-type")).toBe("application/problem+json");
    },
  );

  it("are not queued without a search term", async () => {
    const run = () => Promise.reject(new QueueFullError("full"));
    expect((await get("/businesses?category=Music", { searches: { run } })).status).toBe(200);
  });
});
