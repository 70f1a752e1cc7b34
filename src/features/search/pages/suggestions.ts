import { runSearch } from "#platform/http/lists/run-search.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { searchList } from "../input.ts";
import type { SearchSuggestion, SuggestionList } from "../suggest/suggest.server.ts";
import { suggest } from "../suggest/suggest.server.ts";
import type { Route } from "./+types/suggestions";

/** Autocomplete for the search box. Cacheable, because all results are public. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { ip, log } = context.get(visitContext);
  const { q } = searchList.read(url.searchParams);
  if (q === "") return respond({ items: [] });
  try {
    const found = await runSearch(services, ip, () => suggest(services.db, q));
    if (found.ok) return respond({ items: found.found.map(toSuggestion) });
    return respondError(found.status, { "retry-after": String(found.retryAfterSeconds) });
  } catch (error) {
    log.error({ error }, "could not load suggestions");
    return respondError(503);
  }
}

function respond(list: SuggestionList) {
  return Response.json(list, { headers: { "cache-control": "public, max-age=60" } });
}

/** Lists every field: results have more than suggestions should send. */
function toSuggestion(item: SearchSuggestion): SearchSuggestion {
  const { kind, id, title, detail, href, pictureUrl, price, rating, startsAt } = item;
  return { kind, id, title, detail, href, pictureUrl, price, rating, startsAt };
}

function respondError(status: number, headers: Record<string, string> = {}) {
  return Response.json(null, { status, headers: { "cache-control": "no-store", ...headers } });
}
