import { createAdaptorServer } from "@hono/node-server";
import type * as site from "./server.ts";

if (Number(process.versions.node.split(".")[0]) < 24) {
  process.stderr.write(`Node 24 or newer is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}

// Pages, API and services come from one build, so that all of them share one module graph.
const builtServer = new URL("../../build/server/index.js", import.meta.url);
const builtFiles = new URL("../../build/client", import.meta.url).pathname;
const drainWithinMs = 25_000;

const { createApp, startServices }: typeof site = await import(builtServer.href);
const services = startServices();
const { env, log } = services;
// Looks the queue over before the first visitor needs it; if the database is not there yet, that visitor's write will.
services.jobs.start().catch((error) => log.warn({ error }, "the job queue is not ready yet"));
let isDraining = false;
let accepted = 0;
let answered = 0;

const app = createApp({ services, builtFiles, isDraining: () => isDraining });
const changes = app.followChanges();
const server = createAdaptorServer({
  fetch: app.fetch,
  // Longer than proxies keep an idle connection (often a minute): one that we close first may just carry a request.
  serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 75_000 },
});

server.prependListener("request", (_request, response) => {
  accepted++;
  response.once("finish", () => answered++);
  // A kept-alive connection ends with this answer, so that nothing more arrives on it.
  if (isDraining) response.shouldKeepAlive = false;
});
server.listen(env.PORT, env.HOST, () => log.info({ origin: env.APP_ORIGIN, port: env.PORT }, "listening"));

process.once("SIGTERM", stop);
process.once("SIGINT", stop);

/** Leaves the balancer's rotation first, then takes no more, finishes what was taken, and goes. */
function stop() {
  isDraining = true;
  setTimeout(() => process.exit(1), drainWithinMs).unref();
  setTimeout(() => {
    server.close(async () => {
      await changes.stop();
      await services.jobs.stop();
      await services.db.destroy();
      log.info({ accepted, answered }, "drained");
      process.exit(accepted === answered ? 0 : 1);
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  }, env.SHUTDOWN_DELAY_SECONDS * 1_000);
}
