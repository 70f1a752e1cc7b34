import { createAdaptorServer } from "@hono/node-server";
import type * as site from "#app/server.ts";
import { testPictures, testProofs } from "#testing/test-uploads.ts";

/** The built web server as `src/app/main.ts` starts it, with additional upload purposes. */
const builtServer = new URL("../../build/server/index.js", import.meta.url);
const { createApp, startServices }: typeof site = await import(builtServer.href);
const services = startServices();
services.uploads = { ...services.uploads, purposes: [testProofs, testPictures] };
const { env } = services;
const server = createAdaptorServer({
  fetch: createApp({ services }).fetch,
  serverOptions: { headersTimeout: 10_000, requestTimeout: 120_000, keepAliveTimeout: 75_000 },
});
server.listen(env.PORT, env.HOST);
process.once("SIGTERM", () => process.exit(0));
