import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { websiteLink } from "#platform/http/request/website-link.ts";

/** The websites of venues, by locations as events write them: `The Blue Porch, New Orleans, Louisiana`. */
export async function listVenueSites(
  db: Db,
  locations: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (locations.length === 0) return new Map();
  const { rows } = await sql<{ location: string; website: string }>`
    select asked.location, venue.website
    from unnest(${locations}::text[]) as asked (location)
    cross join lateral (
      select website from venues
      where lower(venue_name) = lower(btrim(split_part(asked.location, ',', 1)))
        and (city is null or lower(city) = lower(btrim(split_part(asked.location, ',', -2))))
        and website is not null
      order by id limit 1
    ) as venue`.execute(db);
  return new Map(
    rows.flatMap(({ location, website }) => {
      const site = websiteLink(website);
      return site ? [[location, site] as const] : [];
    }),
  );
}
