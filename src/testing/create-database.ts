import { Client } from "pg";

/** Makes an empty database when there is none of this name. */
export async function createDatabase(ownerUrl: string, name: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    const known = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (!known.rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
}

/** Makes a database as a copy of another one that nobody is connected to; replaces one of the same name. */
export async function copyDatabase(ownerUrl: string, template: string, name: string): Promise<void> {
  await dropDatabase(ownerUrl, name);
  await asOwner(ownerUrl, (client) =>
    client.query(
      `create database ${client.escapeIdentifier(name)}
       template ${client.escapeIdentifier(template)} strategy file_copy`,
    ),
  );
}

/** Removes a database, connected or not. */
export async function dropDatabase(ownerUrl: string, name: string): Promise<void> {
  await asOwner(ownerUrl, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  );
}

async function asOwner(url: string, run: (client: Client) => Promise<unknown>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}
