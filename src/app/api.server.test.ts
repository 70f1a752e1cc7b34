import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessListSchema, businessSchema } from "#features/directory/api.server.ts";
import { openTestDatabase, type TestDatabase } from "#testing/database.ts";
import { openTestServices } from "#testing/services.ts";
import { mountApi } from "./api.server.ts";

let database: TestDatabase;
let ask: (path: string) => Promise<Response>;

beforeAll(async () => {
  database = await openTestDatabase();
  const services = openTestServices(database);
  const api = mountApi({ services, headers: { "x-content-type-options": "nosniff" } });
  const visit = { requestId: "test", ip: "192.0.2.1", log: services.log };
  ask = async (path) => api(new Request(`http://localhost/api/v1${path}`), visit);
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
});
afterAll(() => database.close());

describe("GET /api/v1/businesses", () => {
  it("[DATA-37] answers pages that fit their own schema, with the category's name", async () => {
    const answer = await ask("/businesses?category=Music&limit=50");
    const list = businessListSchema.parse(await answer.json());
    expect(list.items).toHaveLength(30);
    expect(new Set(list.items.map((item) => item.category))).toEqual(new Set(["Music"]));
  });

  it("walks every row once, in name order, whatever the page size", async () => {
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

  it("answers an empty page for a category nobody has", async () => {
    expect(await (await ask("/businesses?category=Nope")).json()).toEqual({ items: [], nextCursor: null });
  });

  it.each(["limit=51", "limit=0", "limit=x"])(
    "refuses %s with a problem that names the field",
    async (query) => {
      const answer = await ask(`/businesses?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(((await answer.json()) as { detail: string }).detail).toMatch(/^limit/);
    },
  );

  it("never holds an owner's e-mail address", async () => {
    expect(await (await ask("/businesses?limit=50")).text()).not.toContain("private@owner.example");
  });
});

describe("GET /api/v1/businesses/{id}", () => {
  it("answers one business that fits its schema and holds no e-mail address", async () => {
    const list = businessListSchema.parse(await (await ask("/businesses?limit=1")).json());
    const answer = await ask(`/businesses/${list.items[0]?.id}`);
    const text = await answer.text();
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

describe("the API's description", () => {
  it("names every path in an OpenAPI document", async () => {
    const document = (await (await ask("/openapi.json")).json()) as { openapi: string; paths: object };
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(["/api/v1/businesses", "/api/v1/businesses/{id}"]),
    );
  });

  it("can be read by people, without script", async () => {
    const page = await (await ask("/docs")).text();
    expect(page).toContain("GET /api/v1/businesses");
    expect(page).not.toContain("<script");
  });
});
