import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { readBox, readMapQuery } from "../map-input.ts";
import { readMap } from "../read-map.server.ts";
import type { Route } from "./+types/map-data";

/** What the full map asks for whenever it has been moved. Open to everybody, like the directory itself. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, limits } = context.get(servicesContext);
  const { ip, log } = context.get(visitContext);
  const box = readBox(url.searchParams);
  if (!box) return refuse(400);
  const limit = await limits.take("map", ip);
  if (!limit.ok) return refuse(429, { "retry-after": String(limit.resetSeconds) });
  const { search, category, state } = readMapQuery(url.searchParams);
  const filters = { term: search, category: category || undefined, state: state || undefined };
  try {
    const found = await readMap(db, filters, box);
    return Response.json(found, { headers: { "cache-control": "public, max-age=60" } });
  } catch (error) {
    log.error({ error }, "the map could not be read");
    return refuse(503);
  }
}

function refuse(status: number, headers: Record<string, string> = {}) {
  return Response.json(null, { status, headers: { "cache-control": "no-store", ...headers } });
}
