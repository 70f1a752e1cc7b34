import { Client } from "pg";

/** Removes a database with everything in it, whoever is connected to it. */
export async function dropDatabase(ownerUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client
    .query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
    .finally(() => client.end());
}
