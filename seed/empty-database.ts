import { Client } from "pg";
import { refuseRealAccounts } from "./refuse-real-accounts.ts";

/** Tables filled by migrations, and append-only history. `users` is deleted separately below. */
const preserved = ["schema_migrations", "categories", "currencies", "launch_switches", "audit_log", "users"];

/** Deletes all rows that did not come from migrations. Refused if real people have accounts, unless confirmed. */
export async function emptyDatabase(
  ownerUrl: string,
  { confirmed }: { confirmed?: string | undefined },
): Promise<void> {
  await refuseRealAccounts(ownerUrl, { action: "Emptying", confirmed });
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ tables: string }>(
      "select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public' and tablename <> all($1)",
      [preserved],
    );
    await client.query("begin");
    await client.query(`truncate ${rows[0]?.tables}`);
    // Not truncated, because a preserved table references users with ON DELETE SET NULL.
    await client.query("delete from users");
    await client.query("commit");
  } finally {
    await client.end();
  }
}
