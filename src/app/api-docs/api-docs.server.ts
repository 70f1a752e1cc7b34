import { createApi } from "../create-api.server.ts";
import { type ApiDocs, readApiDocs } from "./read-api-docs.ts";

let made: { origin: string; docs: ApiDocs } | undefined;

/** What the page about the API shows. The routes do not change while a process runs, so it is made once. */
export function getApiDocs(origin: string): ApiDocs {
  if (made?.origin !== origin) made = { origin, docs: readApiDocs(createApi(origin).document, origin) };
  return made.docs;
}
