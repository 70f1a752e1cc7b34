import { sql } from "kysely";
import { createSitemapParts, type SitemapRows } from "#platform/http/routes/sitemap-parts.server.ts";

// Events that are over stay in the index of search engines, but need no more visits.
const upcoming = sql`exists (
  select from event_dates where listing_id = events.id::text and not is_canceled and starts_at >= now()
)`;
export const sitemapEvents: SitemapRows = {
  table: "events",
  where: sql`approval_status = 'approved' and canceled_at is null and ${upcoming}`,
};

/** The upcoming events in the sitemap. */
export const eventParts = createSitemapParts(sitemapEvents);
