import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { listMigrationNames, waitForDatabase } from "#platform/db/database-state.server.ts";
import { refuseOwner } from "#platform/db/refuse-owner.server.ts";
import { listProcessWarnings } from "#platform/env/process-env.server.ts";
import { listen } from "#platform/load/listen.server.ts";
import type * as site from "./server.ts";

if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(`Node 24 or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}

// Pages, API and services come from one build, so they share one module graph.
const builtServer = new URL("../../build/server/index.js", import.meta.url);
const builtFiles = new URL("../../build/client", import.meta.url).pathname;
const migrations = listMigrationNames(new URL("../../migrations", import.meta.url).pathname);
const drainTimeoutMs = 25_000;

const { createApp, startServices }: typeof site = await import(builtServer.href);
const services = startServices();
const { env, log } = services;
for (const warning of listProcessWarnings()) log.warn(warning);
// Warms up the job queue. If the database is not up yet, the first job starts it instead.
services.jobs.start().catch((error) => log.warn({ error }, "the job queue is not ready yet"));
// Pages are served in the meantime, from the cache or as 503. Only an old PostgreSQL or the owner's role ends the
// process.
waitForDatabase(services.db, { migrations, log })
  .then(() => refuseOwner(services.db, env))
  .catch((error) => {
    log.fatal(error.message);
    process.exit(78);
  });
let isDraining = false;
let accepted = 0;
let answered = 0;

const app = createApp({ services, builtFiles, migrations, isDraining: () => isDraining });
const changes = app.followChanges();
const handle = getRequestListener(app.fetch);
// Longer than the idle timeout of proxies (often a minute), because closing first could drop a request in flight.
// Sending a file on a slow connection takes time: uploads and other bodies have shorter limits.
const serverOptions = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 75_000,
  // How often Node checks these limits; by default only every 30 seconds.
  connectionsCheckingInterval: 5_000,
};
const servers = await listen(
  () =>
    createServer(serverOptions, (request, response) => {
      accepted++;
      response.once("finish", () => answered++);
      // Closes a keep-alive connection after this response, so no further request arrives on it.
      if (isDraining) response.shouldKeepAlive = false;
      return handle(request, response);
    }),
  { port: env.PORT, host: env.HOST },
).catch((error) => {
  log.fatal({ error }, "cannot listen");
  process.exit(1);
});
log.info({ origin: env.APP_ORIGIN, port: env.PORT }, "listening");

process.once("SIGTERM", stop);
process.once("SIGINT", stop);

/** Graceful shutdown: fail the readiness check, stop accepting connections, finish open requests, exit. */
function stop() {
  isDraining = true;
  setTimeout(() => process.exit(1), drainTimeoutMs).unref();
  setTimeout(() => {
    const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
    for (const server of servers) server.closeIdleConnections();
    void Promise.all(closed).then(leave);
  }, env.SHUTDOWN_DELAY_SECONDS * 1_000);
}

async function leave() {
  await app.flush();
  await changes.stop();
  await services.jobs.stop();
  await services.db.destroy();
  log.info({ accepted, answered }, "drained");
  process.exit(accepted === answered ? 0 : 1);
}
