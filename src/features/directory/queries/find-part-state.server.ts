import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SitemapPart } from "./read-sitemap-part.server.ts";

export type PartState = { businesses: number; changedAt: Date };

/** The number of businesses in a sitemap file and their last change. If either differs, the file has changed. */
export async function findPartState(db: Db, { from, before }: SitemapPart): Promise<PartState> {
  const { rows } = await sql<PartState>`
    select count(*)::int as businesses, coalesce(max(updated_at), 'epoch') as "changedAt" from businesses
    where id >= ${from} ${before ? sql`and id < ${before}` : sql``}`.execute(db);
  return rows[0] ?? { businesses: 0, changedAt: new Date(0) };
}
