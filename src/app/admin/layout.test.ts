import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { signInCookie } from "#platform/auth/people-for-tests.ts";
import { capFreshness } from "#platform/cache/remember.server.ts";
import { listTabRoutes } from "#platform/http/routes/admin-tab.ts";
import type { Route } from "#platform/http/routes/routes.ts";
import { type BuiltApp, openBuiltApp } from "#testing/built-app.ts";
import { eventually } from "#testing/eventually.ts";
import { setUpServices } from "#testing/services.ts";
import routes from "../../routes.ts";
import { countTabs } from "./count-tabs.server.ts";
import { adminTabs } from "./tabs.server.ts";

const { services } = setUpServices();
let app: BuiltApp;
beforeAll(async () => {
  app = await openBuiltApp(services);
});

describe("the admin area", () => {
  it("has every admin page inside the guarded layout", () => {
    const entries: Route[] = routes;
    const outside = entries.filter(({ path }) => path?.split("/").includes("admin"));
    expect(outside).toEqual([]);
    const layout = entries.find(({ file }) => file === "app/admin/layout.tsx");
    expect(layout?.children?.map(({ path }) => path)).toEqual([
      "admin/overview",
      ...adminTabs.flatMap(listTabRoutes).map(({ path }) => path),
    ]);
  });

  it("[ADMIN-03] loads businesses, categories, claims, reviews and events in parallel", async () => {
    const tables = ["business_claims", "businesses", "categories", "events", "reviews"];
    const cookie = await signInCookie(services, { isAdmin: true });
    capFreshness(services.db, 0);
    // Wrapped in an object, because a returned promise would be awaited while the locks are held.
    const { request } = await services.owner.transaction().execute(async (tx) => {
      await sql.raw(`lock table ${tables.join(", ")} in access exclusive mode`).execute(tx);
      const request = app.request("/admin", { headers: { cookie } });
      // Each query waits for its table. If one waited for another query, its table would be missing here.
      await eventually(async () => {
        const { rows } = await sql<{ name: string }>`
          select distinct relation::regclass::text as name from pg_locks
          where not granted and database = (select oid from pg_database where datname = current_database())
          order by name`.execute(tx);
        expect(rows.map(({ name }) => name)).toEqual(tables);
      });
      return { request };
    });
    expect((await request).status).toBe(200);
  });

  it("opens without the badge of a tab whose count fails", async () => {
    const errors: unknown[] = [];
    const log = { warn: () => {}, error: (fields: unknown) => errors.push(fields) };
    const tabs = await countTabs({ db: services.db, log }, [
      { label: "One", group: "Site", path: "admin/one", file: "one.tsx", count: async () => 3 },
      {
        label: "Two",
        group: "Site",
        path: "admin/two",
        file: "two.tsx",
        count: () => Promise.reject(new Error("away")),
      },
      { label: "Three", group: "Site", path: "admin/three", file: "three.tsx" },
    ]);
    expect(tabs.map(({ path, waiting }) => [path, waiting])).toEqual([
      ["/admin/one", 3],
      ["/admin/two", 0],
      ["/admin/three", 0],
    ]);
    expect(errors).toMatchObject([{ tab: "admin/two" }]);
  });
});
