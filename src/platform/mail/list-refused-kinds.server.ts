import type { Db } from "#platform/db/open-database.server.ts";

/** The kinds of emails that a person has turned off. */
export async function listRefusedKinds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom("mail_refusals").select("kind").where("user_id", "=", userId).execute();
  return rows.map(({ kind }) => kind);
}
