import { beforeAll, describe, expect, it } from "vitest";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import { signInCookie } from "#platform/auth/people-for-tests.ts";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { type BuiltApp, openBuiltApp, sameOriginHeaders } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";

/** The built site with no database listening at its URL. */
const business = "019a0000-0000-7000-8000-000000000000";
const { services } = setUpServices();
let app: BuiltApp;
let cookie: string;
const form = { "content-type": "application/x-www-form-urlencoded" };
const visitor = (): RequestInit => ({});
const member = (): RequestInit => ({ headers: { cookie } });

beforeAll(async () => {
  cookie = await signInCookie(services);
  const pool = openPool("postgres://nobody@127.0.0.1:9/nothing");
  const db = openDatabase(pool);
  const auth = createAuth({ env: services.env, db, log: services.log });
  app = await openBuiltApp({ ...services, db, pool, auth });
});

describe("while the database is away", () => {
  it.each([
    ["data", "/api/v1/businesses", visitor],
    ["one business for API clients", `/api/v1/businesses/${business}`, visitor],
    ["a page of somebody signed in", "/", member],
    ["the dashboard", "/dashboard", member],
    ["the data of a page of somebody signed in", "/directory.data", member],
    [
      "logging out",
      "/logout",
      () => ({ method: "POST", headers: { ...sameOriginHeaders, ...form, cookie } }),
    ],
    ["the index of the sitemap", "/sitemap.xml", visitor],
    ["a file of the sitemap", "/sitemaps/pages.xml", visitor],
    ["a picture for shared links", `/business/${business}/card.png`, visitor],
  ])("%s returns 503 and says when to retry", async (_what, path, init) => {
    const response = await app.request(path, init());
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("cache-control")).toMatch(/no-store|private/);
    expect(await response.text()).not.toMatch(/ECONNREFUSED|\.ts:|\.js:/);
  });

  it("shows the outage page in the shell to a logged-in user, and keeps the session", async () => {
    const response = await app.request("/dashboard", { headers: { cookie } });
    expect(await response.text()).toContain("The hub is resting.");
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("does not treat a logged-in user as a visitor", async () => {
    const response = await app.request("/reviews", {
      method: "POST",
      headers: { ...sameOriginHeaders, ...form, cookie },
      body: new URLSearchParams({ business, rating: "5", name: "Amara", comment: "Warm people." }),
    });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain("The hub is resting.");
  });
});
