import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { type DatabaseState, readDatabaseState } from "#platform/db/database-state.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Metrics } from "#platform/telemetry/metrics.server.ts";

type Options = {
  services: Pick<Services, "env" | "db">;
  metrics: Metrics;
  headers: Record<string, string>;
  /** The migrations that this process needs. */
  migrations?: readonly string[] | undefined;
  /** Whether it is shutting down, or still starting. */
  isDraining: () => boolean;
};

const readyTimeoutMs = 1_000;

/** Liveness, readiness and metrics endpoints. */
export function createHealthRoutes({ services, metrics, headers, migrations = [], isDraining }: Options) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const plain = { ...headers, "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" };

  // Does not check the database: restarting this process would not fix it.
  app.get("/livez", () => new Response("ok", { headers: plain }));

  app.get("/readyz", async () => {
    const state = isDraining() ? "not serving" : await readStateInTime(services.db, migrations);
    const status = state === "ready" ? 200 : 503;
    return new Response(status === 200 ? "ready" : `not ready: ${state}`, { status, headers: plain });
  });

  app.get("/metrics", async (c) => {
    const { METRICS_TOKEN, TRUSTED_PROXY_HOPS } = services.env;
    const socket = c.env?.incoming?.socket?.remoteAddress ?? "";
    // A proxy on the same host also connects from loopback, on behalf of anyone.
    const isDirect = TRUSTED_PROXY_HOPS === 0 && !forwardedHeaders.some((name) => c.req.header(name));
    const isAllowed = METRICS_TOKEN
      ? c.req.header("authorization") === `Bearer ${METRICS_TOKEN}`
      : isLoopback(socket) && isDirect;
    if (!isAllowed) return new Response("not found", { status: 404, headers: plain });
    return new Response(await metrics.text(), { headers: plain });
  });
  return app;
}

const forwardedHeaders = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "via",
];

function isLoopback(address: string) {
  return address === "::1" || address.startsWith("127.") || address.startsWith("::ffff:127.");
}

async function readStateInTime(db: Services["db"], migrations: readonly string[]): Promise<DatabaseState> {
  const timeout = new Promise<"away">((resolve) => setTimeout(resolve, readyTimeoutMs, "away").unref());
  return Promise.race([readDatabaseState(db, { migrations }), timeout]);
}
