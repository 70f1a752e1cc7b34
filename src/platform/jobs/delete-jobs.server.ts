import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";

/** Deletes the jobs of one kind that contain an email address, done or not. */
export async function deleteJobs(tx: Tx, { name }: { name: string }, email: string): Promise<void> {
  await sql`delete from pgboss.job where name = ${name} and lower(data->>'email') = lower(${email})`.execute(
    tx,
  );
}
