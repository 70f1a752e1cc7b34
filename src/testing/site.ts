import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDiskStore } from "#platform/uploads/disk-store.server.ts";
import { writeDemoPictures } from "#seed/pictures/write-demo-pictures.ts";
import { writeDemoProofs } from "#seed/write-demo-proofs.ts";
import { startProcess, stopProcess, waitUntilReady } from "./child-process.ts";
import { findFreePort } from "./free-port.ts";
import { appUrl } from "./local-postgres.ts";
import { startMailInbox } from "./mail-inbox.ts";
import { type FakeStripe, startFakeStripe } from "./stripe/start-fake-stripe.ts";
import { startTlsProxy } from "./tls-proxy.ts";

export type SiteOptions = {
  /** Fixed ports, for a test runner that needs to know them in advance. Defaults to free ones. */
  port?: number;
  inboxPort?: number;
  /** Puts the site behind a TLS-terminating proxy. */
  tls?: boolean;
  env?: Record<string, string>;
  onWebLine?: (line: string) => void;
  /** Started instead of `src/app/main.ts`. */
  webEntry?: string;
  /** Pins the web server to a core, for benchmarks. */
  webCore?: number | undefined;
};

export type Site = {
  origin: string;
  inboxOrigin: string;
  /** The payment provider of this site. */
  stripe: FakeStripe;
  ownerUrl: string;
  /** The environment of the web and worker processes, to start further ones. */
  env: Record<string, string>;
  web: ReturnType<typeof startProcess>;
  worker: ReturnType<typeof startProcess>;
  stop: () => Promise<void>;
};

/** Starts the built product on a prepared database: email inbox, fake payment provider, web, worker. */
export async function startSite(ownerUrl: string, options: SiteOptions = {}): Promise<Site> {
  const inbox = await startMailInbox({
    smtpPort: await findFreePort(),
    httpPort: options.inboxPort ?? (await findFreePort()),
  });
  const port = options.port ?? (await findFreePort());
  const innerPort = options.tls ? await findFreePort() : port;
  const proxy = options.tls ? await startTlsProxy({ port, targetPort: innerPort }) : undefined;
  const origin = `${proxy ? "https" : "http"}://127.0.0.1:${port}`;
  const stripe = await startFakeStripe({
    port: await findFreePort(),
    webhookUrl: `http://127.0.0.1:${innerPort}/webhooks/stripe`,
    webhookSecret: `whsec_${randomBytes(16).toString("hex")}`,
  });
  const folder = mkdtempSync(join(tmpdir(), "ujamaa-site-files-"));
  const files = openDiskStore({ folder });
  await Promise.all([writeDemoProofs(ownerUrl, files), writeDemoPictures(ownerUrl, files)]);
  const env = {
    NODE_ENV: "production",
    PORT: String(innerPort),
    APP_ORIGIN: origin,
    DATABASE_URL: appUrl(ownerUrl),
    AUTH_SECRET: randomBytes(32).toString("hex"),
    SMTP_URL: inbox.smtpUrl,
    ...stripe.env,
    LOG_LEVEL: "warn",
    SHUTDOWN_DELAY_SECONDS: "0",
    // The demo admin has none.
    REQUIRE_ADMIN_SECOND_FACTOR: "false",
    FILES_FOLDER: folder,
    // Tests set a client IP, as if through another trusted proxy, so rate limits still apply.
    TRUSTED_PROXY_HOPS: proxy ? "2" : "1",
    ...options.env,
  };
  const [command = "", ...args] = [
    ...(options.webCore === undefined ? [] : ["taskset", "-c", String(options.webCore)]),
    "node",
    options.webEntry ?? "src/app/main.ts",
  ];
  const web = startProcess(command, args, { env, label: "web   ", onLine: options.onWebLine });
  const worker = startProcess("node", ["build/worker/worker.js"], { env, label: "worker" });
  const stop = async () => {
    await proxy?.stop();
    await Promise.all([stopProcess(web), stopProcess(worker)]);
    await Promise.all([inbox.stop(), stripe.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(web, `http://127.0.0.1:${innerPort}/readyz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, inboxOrigin: inbox.origin, stripe, ownerUrl, env, web, worker, stop };
}
