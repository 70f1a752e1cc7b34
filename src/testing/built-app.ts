import type { Services } from "#platform/http/services.ts";

export type BuiltApp = {
  request: (path: string, init?: RequestInit) => Promise<Response>;
  fetch: (request: Request) => Promise<Response>;
  followChanges: () => { stop: () => Promise<void> };
};

type Options = {
  /** Whether it serves the built files too. */
  withFiles?: boolean;
  isDraining?: () => boolean;
};

/** What a browser adds to a form that a page of the site sends. */
export const fromHere = { origin: "http://localhost", "sec-fetch-site": "same-origin" };

const build = new URL("../../build/", import.meta.url);

/** The built site as a whole, from request to answer; `npm test` builds it first. */
export async function openBuiltApp(
  services: Services,
  { withFiles = false, isDraining }: Options = {},
): Promise<BuiltApp> {
  const { createApp } = await import(/* @vite-ignore */ new URL("server/index.js", build).href);
  const builtFiles = withFiles ? new URL("client", build).pathname : undefined;
  return createApp({ services, builtFiles, isDraining });
}
