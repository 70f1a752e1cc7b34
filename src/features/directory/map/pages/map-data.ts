import { QueueFullError } from "#platform/http/fair-queue.ts";
import { networkOf } from "#platform/http/network-of.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { directoryLimits } from "../../limits.ts";
import { mapList, readBox } from "../map-input.ts";
import { readMap } from "../read-map.server.ts";
import type { Route } from "./+types/map-data";

/** The data of the full map, fetched after each move. Public, like the directory. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, limits, searches } = context.get(servicesContext);
  const { ip, log } = context.get(visitContext);
  const box = readBox(url.searchParams);
  if (!box) return refuse(400);
  const limit = await limits.take(directoryLimits.map, ip);
  if (!limit.ok) return refuse(429, { "retry-after": String(limit.resetSeconds) });
  const { search, category, state } = mapList.read(url.searchParams);
  const filters = { term: search, category: category || undefined, state: state || undefined };
  try {
    const read = () => readMap(db, filters, box);
    // A term costs as much as a search, so it goes through the search queue.
    const found = search ? await searches.run(networkOf(ip), read) : await read();
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
