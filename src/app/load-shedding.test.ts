import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { signInCookie } from "#platform/auth/people-for-tests.ts";
import type { Env } from "#platform/env/read-env.ts";
import { type BuiltApp, openBuiltApp, sameOriginHeaders } from "#testing/built-app.ts";
import { eventually } from "#testing/eventually.ts";
import { openTestServices, setUpServices } from "#testing/services.ts";

/** The built site with one slot at its gate. `business` is locked in the database, so its page takes that slot. */
const { database, services } = setUpServices();
const token = "a token of sixteen";
let app: BuiltApp;
let cookie: string;
let business: string;
let unlock = async () => {};

beforeAll(async () => {
  app = await openApp();
  cookie = await signInCookie(services, { email: "amara@example.org" });
  ({ id: business } = await database.db
    .insertInto("businesses")
    .values({ name: "Baobab Books", location: "Atlanta, Georgia" })
    .returning("id")
    .executeTakeFirstOrThrow());
});
afterEach(() => unlock());

const flood = "198.51.100.7";
const reader = "203.0.113.20";

/** A clock for cached pages that only tests move. */
let clockMs = 1_800_000_000_000;

async function openApp(settings: Partial<Env> = {}) {
  const opened = openTestServices(database);
  const small = { RENDERS_IN_FLIGHT: 1, RENDER_MAX_WAIT_MS: 100, METRICS_TOKEN: token, ...settings };
  return openBuiltApp({ ...opened, env: { ...opened.env, ...small } }, { now: () => clockMs });
}

/** Takes the slot with a page that waits for a lock, until `unlock`. */
async function fill(filled: BuiltApp = app) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const holding = database.owner.transaction().execute(async (tx) => {
    await sql`lock table businesses in access exclusive mode`.execute(tx);
    lock();
    await released;
  });
  await locked;
  // An invalid notice bypasses the page cache.
  const headers = { cookie: "flash=0", "x-forwarded-for": flood };
  const page = filled.request(`/business/${business}`, { headers });
  unlock = async () => {
    release();
    await Promise.all([holding, page]);
    unlock = async () => {};
  };
  await eventually(() => expectFull(filled));
}

/** Whether the page of `fill` still has its slot, so that no response in between waited for it. */
async function expectFull(filled: BuiltApp = app) {
  expect(await figureOf("in_flight", filled)).toBe(1);
}

async function figureOf(name: string, requested: BuiltApp = app, lane = "reads"): Promise<number> {
  const response = await requested.request("/metrics", { headers: { authorization: `Bearer ${token}` } });
  const found = new RegExp(`^admission\\{what="${lane}_${name}"\\} (\\S+)$`, "m").exec(await response.text());
  return Number(found?.[1]);
}

/** Sends requests until the gate is full, because the first one may wait for a moment. */
async function untilFull() {
  await fill();
  await app.request("/login");
}

describe("while the site is full", () => {
  it("a visitor gets a small static page that says when to try again", async () => {
    await untilFull();
    const response = await app.request("/contact");
    expect(response.status).toBe(503);
    await expectFull();
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThanOrEqual(4);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get("x-frame-options")).toBe("DENY");
    const html = await response.text();
    expect(html).toContain("<h1>The market is full right now.</h1>");
    expect(html.length).toBeLessThan(3_000);
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(response.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}'`);
    expect(html).not.toMatch(/<script|style="/);
  });

  it("a logged-in user gets it too, and nobody else's page", async () => {
    await app.request("/");
    await untilFull();
    const response = await app.request("/", { headers: { cookie } });
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining("full right now"),
    ]);
  });

  it.each(["/api/v1/businesses?search=tea", "/api/store/ujamaa/products", "/login.data"])(
    "%s returns a problem",
    async (path) => {
      await untilFull();
      const response = await app.request(path);
      expect(response.status).toBe(503);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(3);
      expect(await response.json()).toMatchObject({
        title: "Busy",
        status: 503,
        requestId: expect.any(String),
      });
    },
  );

  it("a missing file is a page like any other", async () => {
    await untilFull();
    const { status } = await app.request("/cloth/no-such-palette/1.svg");
    expect(status).toBe(503);
  });

  it("HEAD gets no body", async () => {
    await untilFull();
    const response = await app.request("/login", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([503, ""]);
  });

  it("a cached page is sent as usual", async () => {
    await app.request("/wealth-and-empowerment");
    await untilFull();
    const [admitted, shed] = [await figureOf("admitted"), await figureOf("shed")];
    const response = await app.request("/wealth-and-empowerment");
    expect([response.status, response.headers.get("cache-status")]).toEqual([200, "pages; hit"]);
    await expectFull();
    expect([await figureOf("admitted"), await figureOf("shed")]).toEqual([admitted, shed]);
  });

  it("a stale page is better than none", async () => {
    const changes = app.followChanges();
    await eventually(async () => {
      await app.request("/wealth-and-empowerment");
      const again = await app.request("/wealth-and-empowerment");
      expect(again.headers.get("cache-status")).toBe("pages; hit");
    });
    await sql`insert into organizations (name) values ('Susu Circle')`.execute(database.owner);
    await fill();
    await eventually(async () => {
      const stale = await app.request("/wealth-and-empowerment");
      expect(stale.status).toBe(200);
      expect(stale.headers.get("cache-status")).toMatch(/^pages; hit; ttl=/);
      expect(await stale.text()).not.toContain("Susu Circle");
    });
    await unlock();
    // A page that could not be rendered is retried after a moment.
    clockMs += 60_000;
    const readPage = async () => (await app.request("/wealth-and-empowerment")).text();
    await eventually(async () => expect((await readPage()).includes("Susu Circle")).toBe(true));
    await changes.stop();
  });

  it("a form is still accepted, health and metrics still respond", async () => {
    await untilFull();
    const response = await app.request("/login", {
      method: "POST",
      headers: { ...sameOriginHeaders, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ email: "amara@example.org", password: "kola-nut-market" }),
    });
    expect(response.status).toBe(302);
    expect((await app.request("/livez")).status).toBe(200);
    expect((await app.request("/readyz")).status).toBe(200);
  });

  it("refusals are counted", async () => {
    const before = await figureOf("shed");
    await untilFull();
    await app.request("/contact");
    expect(await figureOf("shed")).toBeGreaterThan(before);
  });
});

describe("a client that disconnected", () => {
  it("costs no render", async () => {
    const own = await openApp({ RENDER_MAX_WAIT_MS: 3_600_000 });
    await fill(own);
    const admitted = await figureOf("admitted", own);
    const client = new AbortController();
    const requested = own.request("/contact", { signal: client.signal });
    await eventually(async () => expect(await figureOf("waiting", own)).toBe(1));
    client.abort();
    await unlock();
    expect((await requested).status).toBe(499);
    expect(await figureOf("admitted", own)).toBe(admitted);
    expect(await figureOf("left", own)).toBe(1);
  });
});

describe("one network among others", () => {
  const ask = (requested: BuiltApp, path: string, forwarded: string, headers: Record<string, string> = {}) =>
    requested.request(path, { headers: { ...headers, "x-forwarded-for": forwarded } });

  it("never exceeds its share of the slots", async () => {
    const own = await openApp({ RENDERS_IN_FLIGHT: 2, RENDERS_PER_NETWORK: 1, TRUSTED_PROXY_HOPS: 1 });
    await fill(own);
    expect((await ask(own, "/login", reader)).status).toBe(200);
    // A header set by the client does not make it another network.
    for (const forwarded of [flood, `${reader}, ${flood}`])
      expect((await ask(own, "/login", forwarded)).status).toBe(503);
    expect(await figureOf("in_flight", own)).toBe(1);
  });

  it("can open a limited number of pages, and then waits a few seconds", async () => {
    // On a slow machine the network rests for seconds between its pages, which this test is not about.
    const own = await openApp({
      PAGE_READS_PER_MINUTE: 12,
      TRUSTED_PROXY_HOPS: 1,
      RENDER_MAX_WAIT_MS: 30_000,
    });
    await ask(own, "/wealth-and-empowerment", reader);
    for (const path of ["/login", "/login.data"]) expect((await ask(own, path, flood)).status).toBe(200);
    const [refused, problem, signedIn] = await Promise.all([
      ask(own, "/login", `${reader}, ${flood}`),
      ask(own, "/login.data", flood),
      ask(own, "/dashboard", flood, { cookie }),
    ]);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
    expect(await refused.text()).toContain("<h1>That was a lot of pages at once.</h1>");
    expect(problem.headers.get("content-type")).toBe("application/problem+json");
    expect(signedIn.status).toBe(429);
    // Other networks, cached pages, forms and the API, which has its own limit.
    expect((await ask(own, "/login", reader)).status).toBe(200);
    for (const path of ["/wealth-and-empowerment", "/api/v1/businesses", "/livez"])
      expect((await ask(own, path, flood)).status).toBe(200);
    expect(await figureOf("too_many", own)).toBe(3);
    clockMs += 10_000;
    expect((await ask(own, "/login", flood)).status).toBe(200);
  });
});
