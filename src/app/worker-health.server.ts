import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Services } from "#platform/http/services.ts";
import { listen } from "#platform/load/listen.server.ts";
import { countProjectionDifferences } from "#platform/projections/count-differences.server.ts";
import { countPendingChanges } from "#platform/search/mirror/feed-changes.server.ts";
import { searchEngineOf } from "#platform/search/search-engine.server.ts";
import { createMetrics, type Metrics } from "#platform/telemetry/metrics.server.ts";
import { createHealthRoutes } from "./health.server.ts";
import { watchFeatures } from "./watch-metrics.server.ts";

type Options = {
  services: Pick<Services, "env" | "db" | "log">;
  migrations: readonly string[];
  isWorking: () => boolean;
};

/** Liveness, readiness and metrics of the worker on a separate port, if set. */
export async function serveWorkerHealth({ services, migrations, isWorking }: Options) {
  const { WORKER_PORT: port, HOST: host } = services.env;
  if (port === undefined) return { close: () => {} };
  const metrics = createMetrics();
  metrics.watch(
    "projection_differences",
    "Rows of derived data that differed from their source and were repaired, by projection, since the first check.",
    () => countProjectionDifferences(services),
  );
  watchFeatures(metrics, services);
  if (services.env.SEARCH_ENGINE === "opensearch") watchSearch(metrics, services);
  const app = createHealthRoutes({
    services,
    metrics,
    headers: {},
    migrations,
    isDraining: () => !isWorking(),
  });
  const servers = await listen(() => createServer(getRequestListener(app.fetch)), { port, host });
  return {
    close: () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

/** The worker is ready without OpenSearch, because searches work without it. */
function watchSearch(metrics: Metrics, { db }: Options["services"]): void {
  metrics.watch(
    "search_mirror",
    "Whether OpenSearch can answer, and how many changes wait for it.",
    async () => {
      const [health, waiting] = await Promise.all([searchEngineOf(db).health(), countPendingChanges(db)]);
      return { up: Number(health.isUp), waiting };
    },
  );
}
