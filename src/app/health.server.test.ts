import { describe, expect, it } from "vitest";
import { listMigrationNames } from "#platform/db/database-state.server.ts";
import { type Db, openDatabase } from "#platform/db/open-database.server.ts";
import { createMetrics } from "#platform/telemetry/metrics.server.ts";
import { openTestPool } from "#testing/open-test-pool.ts";
import { setUpServices } from "#testing/services.ts";
import { createHealthRoutes } from "./health.server.ts";

const { services, database } = setUpServices();

type Setting = { METRICS_TOKEN?: string; TRUSTED_PROXY_HOPS?: number };

async function requestMetrics(from: string, headers: Record<string, string> = {}, setting: Setting = {}) {
  const env = { ...services.env, ...setting };
  const options = { metrics: createMetrics(), headers: {}, isDraining: () => false };
  const app = createHealthRoutes({ ...options, services: { ...services, env } });
  const bindings = { incoming: { socket: { remoteAddress: from } } };
  return (await app.request("/metrics", { headers }, bindings as never)).status;
}

async function askIfReady(options: { db?: Db; migrations?: string[]; isDraining?: boolean }) {
  const { db = services.db, migrations = [], isDraining = false } = options;
  const app = createHealthRoutes({
    metrics: createMetrics(),
    headers: {},
    migrations,
    services: { ...services, db },
    isDraining: () => isDraining,
  });
  const response = await app.request("/readyz");
  return [response.status, await response.text()];
}

describe("/readyz", () => {
  it("is ready on a database with the schema of this release", async () => {
    expect(await askIfReady({ migrations: listMigrationNames("migrations") })).toEqual([200, "ready"]);
  });

  it("is not ready on a schema that lacks a migration of this release", async () => {
    const migrations = [...listMigrationNames("migrations"), "20991231T2359_next.sql"];
    expect(await askIfReady({ migrations })).toEqual([503, "not ready: old schema"]);
  });

  it("is not ready where nothing can be written, such as on a standby", async () => {
    const db = openDatabase(
      openTestPool(`${database.appUrl}?options=-c%20default_transaction_read_only%3Don`, { min: 0 }),
    );
    expect(await askIfReady({ db })).toEqual([503, "not ready: read-only"]);
    await db.destroy();
  });

  it("is not ready while it shuts down", async () => {
    expect(await askIfReady({ isDraining: true })).toEqual([503, "not ready: not serving"]);
  });
});

describe("/metrics", () => {
  it("without a token is only for requests from the machine itself", async () => {
    for (const from of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) expect(await requestMetrics(from)).toBe(200);
    expect(await requestMetrics("203.0.113.5")).toBe(404);
  });

  it("stays closed for requests that a proxy on the same machine forwards", async () => {
    expect(await requestMetrics("127.0.0.1", {}, { TRUSTED_PROXY_HOPS: 1 })).toBe(404);
    for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-proto", "via"])
      expect(await requestMetrics("127.0.0.1", { [name]: "for=203.0.113.5" }), name).toBe(404);
  });

  it("opens with its token, from anywhere and through a proxy", async () => {
    const setting = { METRICS_TOKEN: "a token of sixteen", TRUSTED_PROXY_HOPS: 1 };
    const right = { authorization: "Bearer a token of sixteen", "x-forwarded-for": "203.0.113.5" };
    expect(await requestMetrics("10.0.0.1", right, setting)).toBe(200);
    expect(await requestMetrics("127.0.0.1", { authorization: "Bearer another" }, setting)).toBe(404);
    expect(await requestMetrics("127.0.0.1", {}, setting)).toBe(404);
  });
});
