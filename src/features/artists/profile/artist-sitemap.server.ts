import { sql } from "kysely";
import { createSitemapParts, type SitemapRows } from "#platform/http/routes/sitemap-parts.server.ts";

export const sitemapArtists: SitemapRows = {
  table: "artist_directory",
  key: "artist_id",
  where: sql`status in ('approved', 'featured', 'rising')`,
};

/** The public artists in the sitemap. */
export const artistParts = createSitemapParts(sitemapArtists);
