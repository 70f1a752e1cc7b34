import { sql } from "kysely";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** The actor to filter by, given an id, a username, an email address or `operator`. Undefined if there is none. */
export async function findActor(db: Db, text: string): Promise<{ id: string | null } | undefined> {
  if (text.toLowerCase() === "operator") return { id: null };
  // Entries outlive accounts, so an id needs no account.
  if (isUuid(text)) return { id: text.toLowerCase() };
  const { rows } = await sql<{ id: string }>`
    select id from profiles where lower(username) = lower(${text})
    union all
    select id from users where email = lower(${text})
    limit 1`.execute(db);
  return rows[0];
}
