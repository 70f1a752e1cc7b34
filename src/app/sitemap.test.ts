import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { type BuiltApp, openBuiltApp } from "#testing/built-app.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { setUpServices } from "#testing/services.ts";

const { database, services } = setUpServices();
let app: BuiltApp;
let ids: string[];

beforeAll(async () => {
  const names = ["Baobab Books", "Saffron & Smoke", "Third Stall"];
  const place = { location: "Atlanta, Georgia", latitude: 33.75, longitude: -84.39 };
  const added = await database.db
    .insertInto("businesses")
    .values(names.map((name) => ({ name, ...place })))
    .returning("id")
    .execute();
  ids = added.map(({ id }) => id);
  await compareDocuments(database.db);
  app = await openBuiltApp(services, { withFiles: true });
});

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

describe("robots.txt", () => {
  it("lets crawlers in, keeps them out of accounts and the API, and names the sitemap", async () => {
    const response = await app.request("/robots.txt");
    const text = await response.text();
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(text).toContain("User-agent: *\n");
    for (const path of ["/admin", "/api/", "/login", "/dashboard"])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain("Allow: /api/v1/docs\n");
    expect(text).not.toContain("Disallow: /\n");
    expect(text).toContain("\nSitemap: http://localhost/sitemap.xml\n");
  });
});

describe("/.well-known/security.txt", () => {
  it("has the contact for vulnerability reports, for the next half year", async () => {
    const response = await app.request("/.well-known/security.txt");
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/plain; charset=utf-8",
    ]);
    const text = await response.text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain("\nCanonical: http://localhost/.well-known/security.txt\n");
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
    const days = (expires - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  });
});

describe("/favicon.ico", () => {
  it("exists for clients that read no page, and can be cached", async () => {
    const response = await app.request("/favicon.ico");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    const etag = response.headers.get("etag") ?? "";
    expect((await app.request("/favicon.ico", { headers: { "if-none-match": etag } })).status).toBe(304);
  });
});

describe("the sitemap", () => {
  it("links from its index to its files, which contain every business and every public page", async () => {
    const index = await app.request("/sitemap.xml");
    expect(index.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const files = locationsOf(await index.text());
    expect(files).toEqual(["pages", "businesses-1"].map((name) => `http://localhost/sitemaps/${name}.xml`));
    const locations: (string | undefined)[] = [];
    for (const file of files) locations.push(...locationsOf(await (await app.request(file ?? "")).text()));
    expect(locations).toEqual(expect.arrayContaining(ids.map((id) => `http://localhost/business/${id}`)));
    for (const path of ["/", "/directory", "/directory/other", "/directory/in/atlanta-ga"]) {
      expect(locations).toContain(`http://localhost${path}`);
    }
    expect(locations.filter((url) => url?.includes("/api/"))).toEqual(["http://localhost/api/v1/docs"]);
    for (const url of locations) expect((await app.request(url ?? "")).status, url).toBe(200);
  });

  it("is compressed as the crawler accepts it", async () => {
    const path = "/sitemaps/businesses-1.xml";
    const plain = await (await app.request(path)).text();
    for (const [encoding, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const response = await app.request(path, { headers: { "accept-encoding": encoding } });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(unpack(await response.arrayBuffer()).toString()).toBe(plain);
    }
  });

  it.each(["/sitemap.xml", "/sitemaps/pages.xml", "/sitemaps/businesses-1.xml", "/robots.txt"])(
    "does not send %s again while it is unchanged",
    async (path) => {
      const first = await app.request(path, { headers: { "accept-encoding": "br" } });
      await first.arrayBuffer();
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^W\/".{22}"$/);
      const again = await app.request(path, { headers: { "if-none-match": etag } });
      expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
      expect((await app.request(path, { headers: { "if-none-match": 'W/"other"' } })).status).toBe(200);
    },
  );

  it("sends a file of businesses again when one of them was changed or removed", async () => {
    const path = "/sitemaps/businesses-1.xml";
    const ask = (headers: Record<string, string>) => app.request(path, { headers });
    const first = await ask({});
    const since = first.headers.get("last-modified") ?? "";
    expect((await ask({ "if-modified-since": since })).status).toBe(304);
    expect((await ask({ "if-modified-since": "Thu, 01 Jan 2026 00:00:00 GMT" })).status).toBe(200);

    const { id } = await database.db
      .insertInto("businesses")
      .values({ name: "Here for a day" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const second = await ask({ "if-none-match": first.headers.get("etag") ?? "" });
    expect(await second.text()).toContain(id);
    await database.db.deleteFrom("businesses").where("id", "=", id).execute();
    const third = await ask({ "if-none-match": second.headers.get("etag") ?? "" });
    expect([third.status, (await third.text()).includes(id)]).toEqual([200, false]);
  });

  it("reads the businesses of one file at a time, even for concurrent requests", async () => {
    let [running, maxRunning] = [0, 0];
    const pool = openTestPool(database.appUrl, { max: 10 });
    pool.on("connect", (client) => {
      const query = client.query.bind(client) as (text: unknown, ...rest: unknown[]) => unknown;
      const counted = async (text: unknown, ...rest: unknown[]) => {
        const isRead = String(text).includes("string_agg");
        running += Number(isRead);
        maxRunning = Math.max(maxRunning, running);
        try {
          return await query(text, ...rest);
        } finally {
          running -= Number(isRead);
        }
      };
      client.query = counted as typeof client.query;
    });
    const busy = await openBuiltApp({ ...services, db: openDatabase(pool) });
    const files = Array.from({ length: 24 }, async () =>
      (await busy.request("/sitemaps/businesses-1.xml")).text(),
    );
    for (const xml of await Promise.all(files)) expect(xml).toMatch(/<\/urlset>\n$/);
    expect(maxRunning).toBe(1);
    await pool.end();
  });

  it("responds to HEAD without writing the file", async () => {
    const response = await app.request("/sitemaps/businesses-1.xml", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  it.each(["businesses-0", "businesses-2", "businesses-x", "nothing"])("has no file %s", async (name) => {
    expect((await app.request(`/sitemaps/${name}.xml`)).status).toBe(404);
  });
});
