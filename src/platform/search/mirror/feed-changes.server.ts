import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { listIndexes, type Mirror } from "./indexes.server.ts";
import { loadCurrent } from "./load-documents.server.ts";
import { type Write, writeDocuments } from "./write-documents.server.ts";

type Change = { change: string; kind: string; id: string };

/** Copies the documents of the oldest changes to OpenSearch. Returns whether there may be more. */
export async function feedChanges(mirror: Mirror, size = 500): Promise<boolean> {
  const { db, search } = mirror;
  const { rows: changes } = await sql<Change>`
    select change, kind, id from search_mirror_changes order by change limit ${sql.lit(size)}`.execute(db);
  if (changes.length === 0) return false;
  // Listed after the changes were read: an index created later already contains them.
  const indexes = (await listIndexes(search)).filter(({ isCurrent }) => isCurrent);
  const writes: Write[] = [];
  for (const [kind, of] of Map.groupBy(changes, (change) => change.kind)) {
    const versions = new Map(of.map(({ id, change }) => [id, Number(change)]));
    const { documents } = await loadCurrent(db, kind, [...versions.keys()]);
    for (const { name } of indexes.filter((index) => index.kind === kind))
      for (const [id, version] of versions)
        writes.push({ index: name, id, version, json: documents.get(id)?.json ?? null });
  }
  await writeDocuments(mirror, writes);
  const done = changes.map(({ change }) => change);
  await sql`delete from search_mirror_changes where change = any (${done}::bigint[])`.execute(db);
  return changes.length === size;
}

/** How many changes are queued for OpenSearch. */
export async function countPendingChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from search_mirror_changes`.execute(db);
  return rows[0]?.waiting ?? 0;
}
