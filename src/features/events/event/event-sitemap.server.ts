import { sql } from "kysely";
import { createSitemapParts, type SitemapRows } from "#platform/http/routes/sitemap-parts.server.ts";

// Past events stay indexed, but search engines need not visit them again.
const upcoming = sql`exists (
  select from event_dates where listing_id = events.id::text and not is_canceled and starts_at >= now()
)`;
export const sitemapEvents: SitemapRows = {
  table: "events",
  where: sql`approval_status = 'approved' and canceled_at is null and ${upcoming}`,
};

/** Sitemap files of upcoming events. */
export const eventParts = createSitemapParts(sitemapEvents);
