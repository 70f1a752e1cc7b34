import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

export type SampledDocument = {
  id: string;
  title: string;
  /** The folded title, without apostrophes. */
  name: string;
  summary: string;
  category: string | null;
  city: string | null;
  state: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** A sample of a kind, spread over all documents and the same in every run. */
export async function sampleDocuments(db: Db, kind: string, count: number): Promise<SampledDocument[]> {
  const { rows: sizes } = await sql<{ documents: number }>`
    select sum(documents) as documents from search_facets where kind = ${kind}`.execute(db);
  const percent = Math.min(100, (200 * count) / (sizes[0]?.documents || 1));
  const { rows } = await sql<SampledDocument>`
    select id, title, folded_title as name, summary, category, city, state,
      round(point[1]::numeric, 2)::double precision as latitude,
      round(point[0]::numeric, 2)::double precision as longitude
    from search_documents tablesample system (${percent}) repeatable (1966)
    where kind = ${kind} order by md5(id) limit ${count}`.execute(db);
  return rows;
}
