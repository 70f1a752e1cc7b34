import { searchByName } from "#features/directory/exports/search-by-name.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { readReviewsAddress } from "../input.ts";
import type { Route } from "./+types/suggest-businesses";

/** Businesses for what has been typed into the search of the reviews page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { search } = readReviewsAddress(url.searchParams);
  if (!search) return Response.json({ items: [] });
  try {
    const { items } = await searchByName(context.get(servicesContext).db, { term: search, limit: 8 });
    return Response.json({ items });
  } catch (error) {
    context.get(visitContext).log.error({ error }, "businesses could not be suggested");
    return Response.json({ items: [] }, { status: 503 });
  }
}
