import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whose entries are meant: an id, a username, an email address or `operator`. Undefined if it names nobody. */
export async function findActor(db: Db, text: string): Promise<{ id: string | null } | undefined> {
  if (text.toLowerCase() === "operator") return { id: null };
  // Entries outlive accounts, so an id needs no account.
  if (uuid.test(text)) return { id: text.toLowerCase() };
  const { rows } = await sql<{ id: string }>`
    select id from profiles where lower(username) = lower(${text})
    union all
    select id from users where email = lower(${text})
    limit 1`.execute(db);
  return rows[0];
}
