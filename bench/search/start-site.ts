import { randomBytes } from "node:crypto";
import { startProcess, stopProcess, waitUntilReady } from "#testing/child-process.ts";
import { findFreePort } from "#testing/free-port.ts";

export type Site = {
  origin: string;
  authSecret: string;
  /** Fetches a path and reads the whole response. */
  get: (path: string, cookie?: string) => Promise<void>;
  stop: () => Promise<unknown>;
};

/** Starts the built web server on an existing database. */
export async function startSite(databaseUrl: string, env: Record<string, string> = {}): Promise<Site> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const authSecret = randomBytes(32).toString("hex");
  const web = startProcess("node", ["src/app/main.ts"], {
    label: "web   ",
    env: { ...envOf(databaseUrl, origin), PORT: String(port), AUTH_SECRET: authSecret, ...env },
  });
  await waitUntilReady(web, `${origin}/readyz`);
  return {
    ...{ origin, authSecret },
    get: (path, cookie) => fetchPage(origin + path, cookie),
    stop: () => stopProcess(web),
  };
}

/** Starts the built worker on an existing database. */
export async function startWorker(databaseUrl: string, env: Record<string, string> = {}) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const worker = startProcess("node", ["build/worker/worker.js"], {
    label: "worker",
    env: { ...envOf(databaseUrl, origin), WORKER_PORT: String(port), ...env },
  });
  await waitUntilReady(worker, `${origin}/readyz`);
  return { stop: () => stopProcess(worker) };
}

function envOf(databaseUrl: string, origin: string) {
  return {
    NODE_ENV: "production",
    APP_ORIGIN: origin,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: randomBytes(32).toString("hex"),
    SMTP_URL: "smtp://127.0.0.1:1",
    LOG_LEVEL: "warn",
    TRUSTED_PROXY_HOPS: "1",
    REQUIRE_ADMIN_SECOND_FACTOR: "false",
  };
}

/** Fetches a page as a browser does, and fails on any error. */
export async function fetchPage(url: string, cookie = ""): Promise<void> {
  // A random network for each request keeps it under the rate limits.
  const response = await fetch(url, {
    headers: { "x-forwarded-for": `10.${[...randomBytes(3)].join(".")}`, "accept-encoding": "br", cookie },
  });
  const text = await response.text();
  if (!response.ok || /SingleFetchFallback|SingleFetchRedirect/.test(text))
    throw new Error(`${url} returned ${response.status}. Errors must not be measured.`);
}
