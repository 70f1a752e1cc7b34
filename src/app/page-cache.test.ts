import { createHash } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { signInCookie } from "#platform/auth/people-for-tests.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { compareDocuments } from "#platform/search/compare-documents.server.ts";
import { type BuiltApp, openBuiltApp, stoppedClock } from "#testing/built-app.ts";
import { eventually } from "#testing/eventually.ts";
import { openTestServices, setUpServices } from "#testing/services.ts";

const { database, services } = setUpServices();
/** Two apps on one database, like two web processes. */
let one: BuiltApp;
let two: BuiltApp;
let stops: (() => Promise<void>)[] = [];
let id: string;

beforeAll(async () => {
  one = await openBuiltApp(services, { now: stoppedClock });
  two = await openBuiltApp(openTestServices(database), { now: stoppedClock });
  stops = [one, two].map((app) => app.followChanges().stop);
  ({ id } = await database.db
    .insertInto("businesses")
    .values({ name: "Baobab Books", location: "Atlanta, Georgia" })
    .returning("id")
    .executeTakeFirstOrThrow());
});
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

const statusOf = (response: Response) => response.headers.get("cache-status");
/** Requests the page until it is cached, because an earlier change may still reach this process. */
async function untilCached(app: BuiltApp, path: string) {
  await app.request(path);
  await eventually(async () => expect(statusOf(await app.request(path))).toBe("pages; hit"));
}

describe("a visitor without a session", () => {
  it("gets a page that was rendered once, for any undeclared query", async () => {
    await untilCached(one, "/");
    const plain = await one.request("/");
    const junk = await one.request("/?utm_source=letter&x=<script>");
    expect(statusOf(junk)).toBe("pages; hit");
    expect(await junk.text()).toBe(await plain.text());
  });

  it.each([
    "/directory?state=Atlantis",
    "/directory?category=Nothing",
    "/directory/map?state=Atlantis",
    "/reviews?sort=loudest",
    "/reviews?business=019a0000-0000-7000-8000-000000000000",
    "/directory/in/nowhere-xx",
  ])("does not fill the cache with made-up URLs: %s", async (path) => {
    for (let visit = 0; visit < 3; visit++) {
      const response = await one.request(path);
      expect(statusOf(response)).toBeNull();
      expect(response.headers.get("cache-control")).toMatch(/private|no-store/);
    }
  });

  it.each(["/", "/directory", "/reviews"])(
    "gets %s with exactly the inline scripts that its policy allows",
    async (path) => {
      await untilCached(one, path);
      const response = await one.request(path);
      expect(statusOf(response)).toBe("pages; hit");
      const html = await response.text();
      const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(
        ([, text]) => text,
      );
      const hashes = inline.map(
        (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
      );
      const policy = response.headers.get("content-security-policy") ?? "";
      const allowed = /script-src 'self' ([^;]*);/.exec(policy)?.[1]?.split(" ");
      expect(inline.length).toBeGreaterThan(3);
      expect(new Set(allowed)).toEqual(new Set(hashes));
      expect(policy).toContain("style-src 'self';");
      expect(policy).not.toMatch(/unsafe|nonce/);
      expect(html).not.toMatch(/nonce="[^"]|<style|\sstyle="|\son\w+="/);
    },
  );

  it("gets nothing of the visitor for whom it was rendered", async () => {
    const first = await two.request("/?who=amara", {
      headers: { "user-agent": "canary-agent", cookie: "canary=1" },
    });
    expect(await first.text()).not.toMatch(/amara|canary/);
    // The cached body contains no request id; the header does.
    const second = await two.request("/");
    expect(await second.text()).not.toMatch(/requestId\W{0,12}[0-9a-f]{8}-/);
    const ids = [first, second].map(({ headers }) => headers.get("x-request-id") ?? "");
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("gets a 304 for what the browser has, and no body for HEAD", async () => {
    await untilCached(one, "/");
    const response = await one.request("/");
    const etag = response.headers.get("etag") ?? "";
    expect((await one.request("/", { headers: { "if-none-match": etag } })).status).toBe(304);
    const head = await one.request("/", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    expect(head.headers.get("content-length")).toBe(response.headers.get("content-length"));
  });

  it("gets headers that let a shared cache store the page, and the security headers", async () => {
    const { headers } = await one.request("/");
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=30");
    expect(headers.get("vary")).toBe("accept-encoding, cookie");
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  it("gets forms, data for navigation and missing pages uncached", async () => {
    for (const path of ["/login", "/_root.data", "/no-such-page", `/business/${crypto.randomUUID()}`]) {
      for (let visit = 0; visit < 2; visit++) {
        const response = await one.request(path);
        expect(statusOf(response), path).toBeNull();
        expect(response.headers.get("cache-control"), path).toMatch(/^private/);
      }
    }
  });
});

describe("a cached page", () => {
  it("is counted, and one in a hundred is logged with the id that its response names", async () => {
    const lines: { msg: string; requestId: string; path: string }[] = [];
    const log = pino({ level: "info" }, { write: (line) => lines.push(JSON.parse(line)) });
    const services = openTestServices(database);
    const env = { ...services.env, METRICS_TOKEN: "a token of sixteen" };
    const app = await openBuiltApp({ ...services, env, log }, { now: stoppedClock });
    await untilCached(app, "/api/v1/docs?from=letter");
    const ids = new Set<string | null>();
    for (let visit = 0; visit < 200; visit++)
      ids.add((await app.request("/api/v1/docs?from=letter")).headers.get("x-request-id"));
    expect(ids.size).toBe(200);

    const sampled = lines.filter(({ msg }) => msg === "cached page (sampled)");
    expect(sampled.map(({ path }) => path)).toEqual(Array(sampled.length).fill("/api/v1/docs"));
    expect(sampled.length).toBeGreaterThanOrEqual(2);
    expect(sampled.length).toBeLessThanOrEqual(3);
    expect(ids.has(sampled.at(-1)?.requestId ?? "")).toBe(true);

    const metrics = await app.request("/metrics", {
      headers: { authorization: "Bearer a token of sixteen" },
    });
    const counted = /http_requests_total\{kind="cached_page",status="2xx"\} (\d+)/.exec(await metrics.text());
    expect(Number(counted?.[1])).toBeGreaterThanOrEqual(200);
  });
});

describe("a user with a session", () => {
  it("is never cached, and never gets cached pages", async () => {
    const cookie = await signInCookie(services, { email: "amara@example.org" });
    const own = await one.request("/", { headers: { cookie } });
    expect(await own.text()).toContain("amara@example.org");
    expect(statusOf(own)).toBeNull();
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    expect(await (await one.request("/")).text()).not.toContain("amara");
  });

  it("gets a personal page even when the session has expired", async () => {
    await untilCached(one, "/");
    const response = await one.request("/", { headers: { cookie: "session-localhost=gone" } });
    expect(statusOf(response)).toBeNull();
    expect(response.headers.get("cache-control")).toMatch(/^private/);
  });

  it("gets a page without undeclared query parameters too", async () => {
    const cookie = await signInCookie(services, { email: "esi@example.org" });
    const get = vi.spyOn(URLSearchParams.prototype, "get");
    for (const path of ["/directory?junk=1&category=Music", "/directory.data?junk=1&category=Music"]) {
      await one.request(path, { headers: { cookie } });
      const last = get.mock.calls.findLastIndex(([name]) => name === "category");
      expect(String(get.mock.contexts[last]), path).toBe("category=Music");
    }
    get.mockRestore();
  });

  it("and visitors with a pending notice see it", async () => {
    const notice = encodeURIComponent(JSON.stringify({ title: "Thank you" }));
    const response = await one.request("/", { headers: { cookie: `flash=${notice}` } });
    expect(await response.text()).toContain("Thank you");
    expect(await (await one.request("/")).text()).not.toContain("Thank you");
    // They have just written something, and lists may lag behind.
    const mark = response.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(statusOf(await one.request("/", { headers: { cookie: mark } }))).toBeNull();
  });
});

describe("a write", () => {
  it("changes the page in every process immediately, even a fresh one", async () => {
    const path = `/business/${id}`;
    await Promise.all([untilCached(one, path), untilCached(two, path)]);
    await database.owner
      .updateTable("businesses")
      .set({ name: "Baobab & Daughters" })
      .where("id", "=", id)
      .execute();
    for (const app of [one, two]) {
      await eventually(async () =>
        expect(await (await app.request(path)).text()).toContain("Baobab &amp; Daughters"),
      );
    }
  });

  it("changes API responses in every process immediately, even fresh ones", async () => {
    const path = `/api/v1/businesses/${id}`;
    await Promise.all([untilCached(one, path), untilCached(two, path)]);
    await database.owner
      .updateTable("businesses")
      .set({ founder: "Ama Sarr" })
      .where("id", "=", id)
      .execute();
    for (const app of [one, two]) {
      await eventually(async () =>
        expect(await (await app.request(path)).json()).toMatchObject({ founder: "Ama Sarr" }),
      );
    }
  });

  it("of an unrelated business leaves lists, cities and events alone", async () => {
    await compareDocuments(database.db);
    const event = await database.owner
      .insertInto("events")
      .values({
        name: "Founders’ Fish Fry",
        start_datetime: "2030-01-01T18:00:00Z",
        location: "Atlanta, Georgia",
        approval_status: "approved",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const others = ["/", "/directory?state=Georgia", `/event/${event.id}`, "/cities/atlanta-ga", "/reviews"];
    const unrelated = await database.owner
      .insertInto("businesses")
      .values({ name: "Third Stall", location: "Macon, Georgia" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const own = `/business/${unrelated.id}`;
    const change = async (phone: string) => {
      await database.owner.updateTable("businesses").set({ phone }).where("id", "=", unrelated.id).execute();
      await eventually(async () => expect(await (await one.request(own)).text()).toContain(phone));
    };
    // Changes are read in commit order: once a cached page shows one, earlier ones make nothing stale anymore.
    await untilCached(one, own);
    await change("404-555-0100");
    for (const path of [own, ...others]) await untilCached(one, path);
    const etagsOf = async () =>
      Promise.all(
        others.map(async (path) => {
          const response = await one.request(path);
          return [path, statusOf(response), response.headers.get("etag")];
        }),
      );
    const before = await etagsOf();
    for (const phone of ["404-555-0101", "404-555-0102"]) {
      await change(phone);
      expect(await etagsOf()).toEqual(before);
    }
    expect(before.map(([, status]) => status)).toEqual(others.map(() => "pages; hit"));
  });

  it("leaves the pages of others alone", async () => {
    const other = await database.db
      .insertInto("businesses")
      .values({ name: "Second Stall" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const [path, otherPath] = [`/business/${id}`, `/business/${other.id}`];
    await Promise.all([untilCached(one, path), untilCached(one, otherPath)]);
    const cached = (await one.request(path)).headers.get("etag");
    await database.db
      .updateTable("businesses")
      .set({ name: "Third Stall" })
      .where("id", "=", other.id)
      .execute();
    await eventually(async () =>
      expect(await (await one.request(otherPath)).text()).toContain("Third Stall"),
    );
    const again = await one.request(path);
    expect([statusOf(again), again.headers.get("etag")]).toEqual(["pages; hit", cached]);
  });
});

describe("without a database", () => {
  it("a page with missing parts is shown, but not cached", async () => {
    const db = openDatabase(openPool("postgres://nobody@127.0.0.1:9/nothing"));
    const broken = await openBuiltApp({ ...services, db });
    for (let visit = 0; visit < 2; visit++) {
      const response = await broken.request("/");
      expect(statusOf(response)).toBeNull();
      expect(response.headers.get("cache-control")).toMatch(/^private/);
    }
  });
});
