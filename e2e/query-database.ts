import { Client } from "pg";
import { localOwnerUrl } from "#testing/local-postgres.ts";
import { addresses } from "./addresses.ts";

/** Asks the database of the site under test, as its owner. */
export async function queryDatabase<Row>(text: string, values: unknown[]): Promise<Row[]> {
  const owner = new Client({ connectionString: localOwnerUrl(addresses.databasePort, addresses.database) });
  await owner.connect();
  try {
    return (await owner.query(text, values)).rows;
  } finally {
    await owner.end();
  }
}
