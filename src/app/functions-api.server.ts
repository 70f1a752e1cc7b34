import { Hono } from "hono";
import { eventFunctions } from "#features/events/submit/functions.server.ts";
import { wealthFunctions } from "#features/wealth/functions.server.ts";
import type { ApiEnvironment } from "#platform/http/api.ts";
import { functionsBase } from "./api-path.ts";
import { type MountOptions, mountNamedApi } from "./mount-named-api.server.ts";

/** The functions that the specification calls by name, such as `api-wealth`. A feature brings its own. */
export function createFunctionsApi() {
  const api = new Hono<ApiEnvironment>().basePath(functionsBase);
  api.route("/", eventFunctions());
  api.route("/", wealthFunctions());
  return api;
}

/** Serves the functions beside `/api/v1`. */
export function mountFunctionsApi({ services, headers, admission }: MountOptions) {
  return mountNamedApi({
    services,
    headers,
    admission,
    api: createFunctionsApi(),
    called: "function failed",
  });
}
