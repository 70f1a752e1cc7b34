import { sql } from "kysely";
import { createSitemapParts } from "#platform/http/routes/sitemap-parts.server.ts";

/** The products in the sitemap. */
export const productParts = createSitemapParts({
  table: "products",
  where: sql`status = 'published' and deleted_at is null`,
});
