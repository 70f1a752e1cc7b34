import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";

/**
 * Runs one step of a transaction that can refuse: by returning a reason, or by violating one of these constraints. Its
 * writes are then rolled back and the reason is returned. The rest of the transaction continues.
 */
export async function withSavepoint(
  tx: Tx,
  conflicts: Readonly<Record<string, string>>,
  step: () => Promise<string | undefined>,
): Promise<string | undefined> {
  await sql`savepoint step`.execute(tx);
  const refusal = await step().catch((error: { constraint?: string }) => {
    const conflict = conflicts[error.constraint ?? ""];
    if (!conflict) throw error;
    return conflict;
  });
  await sql.raw(`${refusal ? "rollback to" : "release"} savepoint step`).execute(tx);
  return refusal;
}
