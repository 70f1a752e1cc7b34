import { createApi } from "../create-api.server.ts";
import { type ApiDocs, readApiDocs } from "./read-api-docs.ts";

let cached: { origin: string; docs: ApiDocs } | undefined;

/** Data for the API docs page. Built once per process, since the routes do not change at run time. */
export function getApiDocs(origin: string): ApiDocs {
  if (cached?.origin !== origin) cached = { origin, docs: readApiDocs(createApi(origin).document, origin) };
  return cached.docs;
}
