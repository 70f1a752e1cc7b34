import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { inject } from "vitest";
import type { Services } from "#platform/http/services.ts";
import { withLock } from "./create-database.ts";

export type BuiltApp = {
  request: (path: string, init?: RequestInit) => Promise<Response>;
  fetch: (request: Request) => Promise<Response>;
  followChanges: () => { stop: () => Promise<void> };
};

type Options = {
  /** Also serves the built static files. */
  withFiles?: boolean;
  isDraining?: () => boolean;
  /** The clock that expires cached pages. */
  now?: () => number;
};

/** A stopped clock: cached pages change by invalidation, never by age. */
export const stoppedClock = () => 1_800_000_000_000;

/** The headers a browser adds to a same-origin form. */
export const sameOriginHeaders = { origin: "http://localhost", "sec-fetch-site": "same-origin" };

const root = new URL("../../", import.meta.url);
const build = new URL("build/", root);

let built: Promise<void> | undefined;

/** The whole built site. The first test that needs it builds it if the last build is stale. */
export async function openBuiltApp(
  services: Services,
  { withFiles = false, isDraining, now }: Options = {},
): Promise<BuiltApp> {
  built ??= withLock(inject("postgresUrl"), "build", () => buildIfStale());
  await built;
  const { createApp } = await import(/* @vite-ignore */ new URL("server/index.js", build).href);
  const builtFiles = withFiles ? new URL("client", build).pathname : undefined;
  return createApp({ services, builtFiles, isDraining, now });
}

async function buildIfStale(): Promise<void> {
  const script = new URL("scripts/build-if-stale.ts", root).pathname;
  // Vitest sets NODE_ENV to "test", which would build for development.
  await promisify(execFile)("node", [script], { cwd: root.pathname, env: { ...process.env, NODE_ENV: "" } });
}
