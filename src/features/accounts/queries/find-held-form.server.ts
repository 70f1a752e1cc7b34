import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { HeldForm } from "../commands/hold-form.server.ts";

/** The form waiting for this session's password, if it was sent within the last quarter of an hour. */
export async function findHeldForm(db: Db, token: string): Promise<HeldForm | null> {
  const held = await db
    .selectFrom("held_forms")
    .innerJoin("auth_sessions", "auth_sessions.id", "held_forms.session_id")
    .select(["held_forms.path", "held_forms.fields"])
    .where("auth_sessions.token", "=", token)
    .where("held_forms.held_at", ">", sql<Date>`now() - interval '15 minutes'`)
    .executeTakeFirst();
  return held ? { path: held.path, fields: held.fields as unknown as HeldForm["fields"] } : null;
}
