import type { ApiSettings } from "../api-document.server.ts";
import { createApi } from "../create-api.server.ts";
import { type ApiDocs, readApiDocs } from "./read-api-docs.ts";

let cached: { env: ApiSettings; docs: ApiDocs } | undefined;

/** Data for the API docs page. Built once per process, since the routes do not change at run time. */
export function getApiDocs(env: ApiSettings): ApiDocs {
  if (cached?.env !== env) cached = { env, docs: readApiDocs(createApi(env).document, env.APP_ORIGIN) };
  return cached.docs;
}
