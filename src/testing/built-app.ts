import type { Services } from "#platform/http/services.ts";

export type BuiltApp = {
  request: (path: string, init?: RequestInit) => Promise<Response>;
  fetch: (request: Request) => Promise<Response>;
  followChanges: () => { stop: () => Promise<void> };
};

type Options = {
  /** Also serves the built static files. */
  withFiles?: boolean;
  isDraining?: () => boolean;
};

/** The headers a browser adds to a same-origin form. */
export const sameOriginHeaders = { origin: "http://localhost", "sec-fetch-site": "same-origin" };

const build = new URL("../../build/", import.meta.url);

/** The whole built site. `npm test` builds it first. */
export async function openBuiltApp(
  services: Services,
  { withFiles = false, isDraining }: Options = {},
): Promise<BuiltApp> {
  const { createApp } = await import(/* @vite-ignore */ new URL("server/index.js", build).href);
  const builtFiles = withFiles ? new URL("client", build).pathname : undefined;
  return createApp({ services, builtFiles, isDraining });
}
