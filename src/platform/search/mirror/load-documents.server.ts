import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";

/** A document as the index stores it. `json` is passed through unparsed. */
export type IndexedDocument = { id: string; hash: string; json: string };

/** Stands for infinity: the last millisecond of the year 9999. */
const endOfTime = sql.lit(253_402_300_799_000);
const milliseconds = (time: RawBuilder<unknown>) =>
  sql`case
    when isfinite(${time}) then floor(extract(epoch from ${time}) * 1000)::bigint when ${time} > now() then ${endOfTime} else 0
  end`;
const hash = sql`md5(d::text)`;

/** `condition` refers to the documents as `d`. */
function selectDocuments(condition: RawBuilder<unknown>): RawBuilder<IndexedDocument> {
  const stems = (weight: string) => sql`tsvector_to_array(ts_filter(d.tsv, ${sql.lit(`{${weight}}`)}))`;
  return sql<IndexedDocument>`
    select d.id, now.hash, json_build_object(
      'id', d.id, 'hash', now.hash, 'title', d.folded_title, 'lexemes', tsvector_to_array(d.tsv),
      'title_words', ${stems("a")}, 'category_words', ${stems("b")}, 'place_words', ${stems("c")}, 'body_words', ${stems("d")},
      'category', d.category, 'state', d.state, 'longitude', d.point[0], 'latitude', d.point[1],
      'point', case when d.point is not null then json_build_object('lat', d.point[1], 'lon', d.point[0]) end,
      'quality', d.quality, 'quality_score', greatest(d.quality, 0.000001), 'rating', d.rating,
      'added_at', case when isfinite(d.added_at) then (extract(epoch from d.added_at) * 1000000)::bigint else 0 end,
      'starts_at', ${milliseconds(sql`d.starts_at`)}, 'ends_at', ${milliseconds(sql`d.ends_at`)},
      'price_cents', d.price_cents,
      'shown', json_build_object(
        'title', d.title, 'detail', d.detail, 'summary', d.summary, 'pictureUrl', d.picture_url, 'price', d.price
      )
    )::text as json
    from search_documents as d cross join lateral (select ${hash} as hash offset 0) as now
    where ${condition}`;
}

/** A range of one kind, by id. */
export type Slice = { kind: string; after: string; size: number };
/** Documents by id. The version is higher than that of every change they contain. */
type Versioned = { version: number; documents: Map<string, IndexedDocument> };

const inSlice = ({ kind, after, size }: Slice) =>
  sql`d.kind = ${kind} and d.id > ${after} order by d.id limit ${sql.lit(size)}`;

export const loadSlice = (db: Db, slice: Slice): Promise<Versioned> => loadAtVersion(db, inSlice(slice));

/** The current documents with these ids. Deleted ones are left out. */
export const loadCurrent = (db: Db, kind: string, ids: readonly string[]): Promise<Versioned> =>
  loadAtVersion(db, sql`d.kind = ${kind} and d.id = any (${ids}::text[])`);

/** The shared lock blocks document writes, so the next version lies between all earlier and later changes. */
function loadAtVersion(db: Db, condition: RawBuilder<unknown>): Promise<Versioned> {
  return transact(db, async (tx) => {
    // Waits for the lock as long as documents are being written.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock_shared(7345884)`.execute(tx);
    const next = await sql<{ version: string }>`
      select nextval('search_mirror_changes_change_seq') as version`.execute(tx);
    const { rows } = await selectDocuments(condition).execute(tx);
    return { version: Number(next.rows[0]?.version), documents: byId(rows) };
  });
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

export async function loadHashes(db: Db, slice: Slice): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; hash: string }>`
    select d.id, ${hash} as hash from search_documents as d where ${inSlice(slice)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row.hash]));
}

/** The ids with a change that is still queued. */
export async function listQueuedIds(db: Db, kind: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from search_mirror_changes where kind = ${kind} and id = any (${ids}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
