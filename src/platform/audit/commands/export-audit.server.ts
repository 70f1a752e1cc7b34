import type { Actor } from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { audit } from "../audit.server.ts";
import type { AuditFilters } from "../audit-filters.ts";
import { canExportAudit } from "../permissions.ts";
import { type AuditEntry, searchAudit } from "../search-audit.server.ts";

type Input = { filters: AuditFilters; format: "csv" | "jsonl"; maxRows: number };
type Result = { ok: true; batches: AsyncGenerator<AuditEntry[]> } | { ok: false; reason: "not-allowed" };

/** Opens the filtered audit log as a stream of batches, and records who exported it. */
export async function exportAudit(
  { db }: { db: Db },
  actor: Actor,
  { filters, format, maxRows }: Input,
): Promise<Result> {
  if (!canExportAudit(actor)) return { ok: false, reason: "not-allowed" };
  await transact(db, (tx) =>
    audit(tx, actor, {
      action: "audit.export",
      subject: { type: "audit_log", id: format },
      after: { ...filters, maxRows },
    }),
  );
  return { ok: true, batches: readBatches(db, filters, maxRows) };
}

const batchSize = 1_000;

/** Keeps one batch in memory, read when the previous one has been sent. */
async function* readBatches(db: Db, filters: AuditFilters, maxRows: number): AsyncGenerator<AuditEntry[]> {
  let after: string | undefined;
  for (let left = maxRows; left > 0; left -= batchSize) {
    const page = await searchAudit(db, { ...filters, after, limit: Math.min(batchSize, left) });
    yield page.items;
    if (!page.nextCursor) return;
    after = page.nextCursor;
  }
}
