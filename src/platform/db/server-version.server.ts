import type { ClientBase } from "pg";
import type { Migration } from "./read-migrations.server.ts";
import { translateFor17 } from "./translate-for-17.ts";

/** The server is too old. Waiting does not help. */
export class UnsupportedServerError extends Error {}

/** A message about a server that is too old for our statements, by its `server_version_num`, or null. */
export function describeOldServer(versionNumber: number): string | null {
  if (versionNumber >= 170_000) return null;
  const version = `${Math.floor(versionNumber / 10_000)}.${versionNumber % 10_000}`;
  return `PostgreSQL 17 or 18 is needed; this server is ${version}.`;
}

/** Throws with that message. Returns the server's `server_version_num`. */
export async function refuseOldServer(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ server_version_num: string }>("show server_version_num");
  const version = Number(rows[0]?.server_version_num);
  const sentence = describeOldServer(version);
  if (sentence) throw new UnsupportedServerError(sentence);
  return version;
}

/** Translates a migration for this server. */
export function translateFor(versionNumber: number, migration: Migration): Migration {
  return versionNumber >= 180_000 ? migration : { ...migration, sql: translateFor17(migration.sql) };
}
