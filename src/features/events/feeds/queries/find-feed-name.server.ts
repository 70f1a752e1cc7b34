import type { Db } from "#platform/db/open-database.server.ts";
import type { FeedScope } from "./list-feed-ids.server.ts";

/** The title of a feed, or null for a place or organizer that never had a listed event. */
export async function findFeedName(db: Db, scope: FeedScope, siteName: string): Promise<string | null> {
  if (scope.kind === "saved") return `Your saved events, ${siteName}`;
  if (scope.kind === "event") return `${siteName} events`;
  const column = scope.kind === "place" ? "place_slug" : "organizer_slug";
  const found = await db
    .selectFrom("event_listings")
    .select(["city", "state", "organizer_name"])
    .where(column, "=", scope.slug)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (!found) return null;
  return scope.kind === "place"
    ? `Events in ${found.city}, ${found.state}, ${siteName}`
    : `Events by ${found.organizer_name}, ${siteName}`;
}
