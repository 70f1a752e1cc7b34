import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { runSearch } from "../exports/run-search.server.ts";
import { type DirectoryQuery, isSearch } from "../input.ts";

/** Why a page of the directory shows nothing. */
export type ReadFailure = "too-many" | "busy" | "failed";

/** Reads what a page shows for a query; a refusal or a failure becomes its error page, with when to come back. */
export async function readForPage<Found>(
  context: Readonly<RouterContextProvider>,
  query: DirectoryQuery,
  read: () => Promise<Found>,
): Promise<Found> {
  const services = context.get(servicesContext);
  const { ip, log } = context.get(visitContext);
  const answered = async () => ({ ok: true as const, found: await read() });
  const answer = await (isSearch(query) ? runSearch(services, ip, read) : answered()).catch((error) => {
    log.error({ error }, "the directory could not be read");
    return { ok: false as const, reason: "failed" as const, status: 503 as const, retryAfterSeconds: 5 };
  });
  if (answer.ok) return answer.found;
  throw data(answer.reason satisfies ReadFailure, {
    status: answer.status,
    headers: { "Retry-After": String(answer.retryAfterSeconds) },
  });
}
