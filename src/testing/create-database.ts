import { Client } from "pg";

/** The migrated, empty database that test databases are copied from. */
export const templateDatabase = "ujamaa_template";

/** Creates an empty database if it does not exist. */
export async function createDatabase(ownerUrl: string, name: string): Promise<void> {
  if (await hasDatabase(ownerUrl, name)) return;
  await asOwner(ownerUrl, (client) => client.query(`create database ${client.escapeIdentifier(name)}`));
}

async function hasDatabase(ownerUrl: string, name: string): Promise<boolean> {
  const known = await asOwner(ownerUrl, (client) =>
    client.query("select 1 from pg_database where datname = $1", [name]),
  );
  return known.rowCount === 1;
}

/** Creates or replaces a database as a copy of a template, which must have no connections. */
export async function copyDatabase(ownerUrl: string, template: string, name: string): Promise<void> {
  await dropDatabase(ownerUrl, name);
  await asOwner(ownerUrl, (client) =>
    client.query(
      `create database ${client.escapeIdentifier(name)}
       template ${client.escapeIdentifier(template)} strategy file_copy`,
    ),
  );
}

/**
 * Creates a database unless it exists, also when several processes do so at once. `fill` gets the name of an
 * unfinished database, which is renamed when it is complete.
 */
export async function createOnce(
  ownerUrl: string,
  name: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  await withLock(ownerUrl, name, async (client) => {
    if (await hasDatabase(ownerUrl, name)) return;
    const unfinished = `${name}_unfinished`;
    await fill(unfinished);
    await client.query(
      `alter database ${client.escapeIdentifier(unfinished)} rename to ${client.escapeIdentifier(name)}`,
    );
  });
}

/** Runs something that only one process may do at a time. */
export function withLock<Result>(
  ownerUrl: string,
  name: string,
  run: (client: Client) => Promise<Result>,
): Promise<Result> {
  return asOwner(ownerUrl, async (client) => {
    await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    return run(client);
  });
}

/** Drops a database, even with open connections. */
export async function dropDatabase(ownerUrl: string, name: string): Promise<void> {
  await asOwner(ownerUrl, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  );
}

async function asOwner<Result>(url: string, run: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
