import { Client } from "pg";

/** What migrations fill, and the history that must not be edited. */
const kept = ["schema_migrations", "categories", "currencies", "launch_switches", "audit_log", "users"];

/** Removes all rows that are not part of the schema. */
export async function emptyDatabase(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ tables: string }>(
      "select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public' and tablename <> all($1)",
      [kept],
    );
    await client.query("begin");
    await client.query(`truncate ${rows[0]?.tables}`);
    // Not truncated: a kept table names users, and forgets them one by one.
    await client.query("delete from users");
    await client.query("commit");
  } finally {
    await client.end();
  }
}
