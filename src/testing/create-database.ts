import { Client } from "pg";

/** Makes an empty database when there is none of this name. */
export async function createDatabase(ownerUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const known = await client.query("select 1 from pg_database where datname = $1", [name]);
  if (!known.rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
}
