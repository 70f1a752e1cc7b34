import { Client } from "pg";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { rebuildDocuments } from "#platform/search/rebuild-documents.server.ts";

/**
 * Prepares a filled database for both ways of searching: the documents, and for plain SQL copies of tables in a schema
 * `bare`, each with a substring index on one column.
 */
export async function prepareSearch(ownerUrl: string, columns: Readonly<Record<string, string>>) {
  const db = openDatabase(openPool(ownerUrl, { max: 3 }));
  await rebuildDocuments(db);
  await db.destroy();
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(
      "set maintenance_work_mem = '256MB'; create schema bare; grant usage on schema bare to public",
    );
    for (const [table, column] of Object.entries(columns)) {
      await owner.query(`create table bare.${table} (like public.${table} including all)`);
      const { rows } = await owner.query<{ columns: string }>(
        `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
        [`public.${table}`],
      );
      const columns = rows[0]?.columns ?? "";
      await owner.query(`insert into bare.${table} (${columns}) select ${columns} from public.${table}`);
      await owner.query(`create index on bare.${table} using gin (${column} gin_trgm_ops)`);
      await owner.query(`alter table bare.${table} alter column ${column} set statistics 1000`);
    }
    await owner.query("grant select on all tables in schema bare to public");
    await owner.query("vacuum analyze");
  } finally {
    await owner.end();
  }
}

/** A connection with the copies first in its search path. */
export async function connectBare(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, options: "-c search_path=bare,public" });
  // When a measurement throws, the server stops first, which must not hide the error.
  client.on("error", () => {});
  await client.connect();
  return client;
}
