import { Client } from "pg";

/** Drops a database, even with open connections. */
export async function dropDatabase(ownerUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client
    .query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
    .finally(() => client.end());
}
