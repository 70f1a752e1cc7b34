import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { sql } from "kysely";
import type { Services } from "#platform/http/services.ts";
import type { Metrics } from "#platform/telemetry/metrics.server.ts";

type Options = {
  services: Services;
  metrics: Metrics;
  headers: Record<string, string>;
  isDraining: () => boolean;
};

const readyTimeoutMs = 1_000;

/** Liveness, readiness and metrics endpoints. */
export function mountHealth(
  app: Hono<{ Bindings: HttpBindings }>,
  { services, metrics, headers, isDraining }: Options,
) {
  const plain = { ...headers, "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" };

  // Does not check the database: restarting this process would not fix it.
  app.get("/livez", () => new Response("ok", { headers: plain }));

  app.get("/readyz", async () => {
    const ready = !isDraining() && (await isDatabaseReachable(services));
    return new Response(ready ? "ready" : "not ready", { status: ready ? 200 : 503, headers: plain });
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

async function isDatabaseReachable({ db }: Services) {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, readyTimeoutMs, false).unref());
  const reply = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([reply, timeout]);
}
