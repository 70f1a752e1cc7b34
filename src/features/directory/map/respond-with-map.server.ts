import type { RouterContextProvider } from "react-router";
import type { Db } from "#platform/db/open-database.server.ts";
import { networkOf } from "#platform/http/request/network-of.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { QueueFullError } from "#platform/load/fair-queue.ts";
import { directoryLimits } from "../limits.ts";
import type { SearchFilters } from "../search/queries/list-businesses.server.ts";
import { mapList } from "./map-input.ts";

type Read = (db: Db, filters: SearchFilters) => Promise<object>;

/** Responds to a request of the interactive map with JSON, within its limits. Null if the request is invalid. */
export async function respondWithMap(context: Readonly<RouterContextProvider>, url: URL, read: Read | null) {
  const { db, limits, searches } = context.get(servicesContext);
  const { ip, log } = context.get(visitContext);
  if (!read) return refuse(400);
  const limit = await limits.take(directoryLimits.map, ip);
  if (!limit.ok) return refuse(429, { "retry-after": String(limit.resetSeconds) });
  const { search, category, state } = mapList.read(url.searchParams);
  const filters = { term: search, category: category || undefined, state: state || undefined };
  try {
    // A term costs as much as a search, so it goes through the search queue.
    const found = search
      ? await searches.run(networkOf(ip), () => read(db, filters))
      : await read(db, filters);
    return Response.json(found, { headers: { "cache-control": "public, max-age=60" } });
  } catch (error) {
    if (error instanceof QueueFullError)
      return refuse(503, { "retry-after": String(error.retryAfterSeconds) });
    log.error({ error }, "the map could not be read");
    return refuse(503);
  }
}

function refuse(status: number, headers: Record<string, string> = {}) {
  return Response.json(null, { status, headers: { "cache-control": "no-store", ...headers } });
}
