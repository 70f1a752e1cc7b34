import { type Actor, accountOf } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";

export type AuditEntry = {
  /** The action, as `subject.verb`. */
  action: string;
  subject: { type: string; id: string };
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown>;
};

/**
 * Records who did what to which row, in the same transaction; several rows at once as an array. Entries are never
 * deleted, so an IP address is stored for admins only.
 */
export async function audit(
  tx: Tx,
  actor: Actor,
  entries: AuditEntry | readonly AuditEntry[],
): Promise<void> {
  const origin = {
    actor_id: accountOf(actor),
    request_id: actor.kind === "operator" ? null : actor.requestId,
    ip: actor.kind === "person" && actor.isAdmin ? actor.ip : null,
  };
  const rows = [entries].flat().map(({ action, subject, before, after }) => ({
    ...origin,
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  }));
  if (rows.length > 0) await tx.insertInto("audit_log").values(rows).execute();
}
