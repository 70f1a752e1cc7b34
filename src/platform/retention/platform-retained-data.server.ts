import { sql } from "kysely";
import { deleteInBatches } from "#platform/db/delete-in-batches.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { deleteMail } from "#platform/mail/delete-mail.server.ts";
import { platformRetention as rows } from "./platform-retention.ts";
import type { RetainedData } from "./retained-data.ts";

const batch = 5_000;
type Forgetting = "forget_audit_entries" | "forget_audit_addresses" | "forget_decisions";

/** The tables of the platform's retention rows. */
export const platformRetainedData: readonly RetainedData[] = [
  { row: rows.letters, tables: ["mail_outbox"], inFile: "part account.letters", forget: deleteMail },
  { row: rows.uploads, tables: ["stored_files"], inFile: "part files" },
  { row: rows.pictures, tables: ["stored_files"], inFile: "part files" },
  {
    row: rows.verdicts,
    tables: ["decisions"],
    inFile: "part reviews.decisions",
    forget: callInBatches("forget_decisions", rows.verdicts.days),
  },
  {
    row: rows.audit,
    tables: ["audit_log"],
    inFile: "none: it names accounts by number alone, and admins read it",
    forget: callInBatches("forget_audit_entries", rows.audit.days),
  },
  {
    row: rows.adminAddresses,
    tables: ["audit_log"],
    inFile: "none: only admins' addresses, against misuse of their accounts",
    forget: callInBatches("forget_audit_addresses", rows.adminAddresses.days),
  },
  { row: rows.rateLimits, tables: ["rate_limits"], inFile: "none: counts that lead to no account" },
  { row: rows.jobs, tables: ["pgboss.*"], inFile: "none: gone within the hour" },
  { row: rows.logs, tables: [], inFile: "none: they lead to no account" },
  { row: rows.backups, tables: [], inFile: "none: copies of what the file shows" },
];

/**
 * Calls a database function, because the app cannot delete these rows. It never deletes younger ones than it allows.
 */
function callInBatches(name: Forgetting, days: number) {
  return (db: Db) =>
    deleteInBatches(batch, async (size) => {
      const call = sql<{ count: number }>`select ${sql.id(name)}(${days}, ${size}) as count`;
      const { rows: answers } = await call.execute(db);
      return { numDeletedRows: BigInt(answers[0]?.count ?? 0) };
    });
}
