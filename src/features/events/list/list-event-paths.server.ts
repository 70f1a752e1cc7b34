import { listDistinct } from "#platform/db/list-distinct.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** The number that fits in a sitemap beside the other pages. */
const maxPaths = 10_000;

/** The pages of the cities with events. */
export async function listPlacePaths(db: Db): Promise<string[]> {
  return (await listSlugs(db, "place_slug")).map((slug) => `/events/in/${slug}`);
}

/** The pages of event organizers. */
export async function listOrganizerPaths(db: Db): Promise<string[]> {
  return (await listSlugs(db, "organizer_slug")).map((slug) => `/events/by/${slug}`);
}

const listSlugs = (db: Db, column: "place_slug" | "organizer_slug") =>
  listDistinct(db, { table: "event_listings", column, limit: maxPaths });
