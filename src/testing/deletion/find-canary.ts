import { text } from "node:stream/consumers";
import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { FileArea, FileStore } from "#platform/uploads/file-store.ts";

/** Every column of every table of every schema that contains a word, as `table.column`. */
export async function findInDatabase(owner: Db, word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ table: string; name: string; columns: string[]; bytes: string[] }>`
    select format('%I.%I', nspname, relname) as table,
      case nspname when 'public' then relname else nspname || '.' || relname end as name,
      array_agg(attname::text order by attnum) filter (where atttypid <> 'bytea'::regtype) as columns,
      coalesce(array_agg(attname::text) filter (where atttypid = 'bytea'::regtype), '{}') as bytes
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'm') and not relispartition and nspname !~ '^pg_' and nspname <> 'information_schema'
      and attnum > 0 and not attisdropped
    group by nspname, relname`.execute(owner);
  const places: string[] = [];
  for (const { table, name, columns, bytes } of tables) {
    const texts = [
      ...(columns ?? []).map((column) => [column, sql`${sql.ref(column)}::text`] as const),
      ...bytes.map((column) => [column, sql`encode(${sql.ref(column)}, 'escape')`] as const),
    ];
    const found = texts.map(
      ([column, cell]) => sql`bool_or(${cell} ilike ${`%${word}%`}) as ${sql.ref(column)}`,
    );
    const { rows } = await sql<Record<string, boolean>>`
      select ${sql.join(found)} from ${sql.raw(table)}`.execute(owner);
    for (const [column, isThere] of Object.entries(rows[0] ?? {}))
      if (isThere) places.push(`${name}.${column}`);
  }
  return places.sort();
}

/** Every object of the store whose key or content contains a word, and all existing keys. */
export async function findInStore(files: FileStore, areas: readonly FileArea[], word: string) {
  const keys: string[] = [];
  const found: string[] = [];
  for (const area of areas)
    for await (const { key } of files.list(area)) {
      const name = `${area.bucket}/${key}`;
      keys.push(name);
      const object = await files.open({ ...area, key });
      const content = object ? await text(object.body) : "";
      if (`${key} ${content}`.toLowerCase().includes(word)) found.push(name);
    }
  return { keys, found };
}
