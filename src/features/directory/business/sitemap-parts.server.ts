import { sql } from "kysely";
import { createSitemapParts } from "#platform/http/routes/sitemap-parts.server.ts";

/** The businesses in the sitemap. */
export const businessParts = createSitemapParts({ table: "businesses", where: sql`true` });
