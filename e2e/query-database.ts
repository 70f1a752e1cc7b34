import { expect } from "@playwright/test";
import { Client } from "pg";
import { localOwnerUrl } from "#testing/local-postgres.ts";
import { addresses } from "./addresses.ts";

/** Queries the database of the site under test, as its owner. */
export async function queryDatabase<Row>(text: string, values: unknown[]): Promise<Row[]> {
  const owner = new Client({ connectionString: localOwnerUrl(addresses.databasePort, addresses.database) });
  await owner.connect();
  try {
    return (await owner.query(text, values)).rows;
  } finally {
    await owner.end();
  }
}

/** Waits until the worker has made a row searchable. */
export async function waitUntilSearchable(title: string): Promise<void> {
  const find = () => queryDatabase("select from search_documents where title = $1", [title]);
  await expect.poll(find, { timeout: 30_000 }).toHaveLength(1);
}
