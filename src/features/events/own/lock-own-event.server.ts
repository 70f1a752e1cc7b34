import type { Tx } from "#platform/db/open-database.server.ts";
import { eventColumns } from "./event-columns.ts";

export type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>;

/** An event with the columns that decide whether it may be changed. */
export function lockEvent(tx: Tx, id: string) {
  return tx
    .selectFrom("events")
    .select(["id", "submitted_by", "approval_status", "canceled_at", ...eventColumns])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Withdraws the pending change, if any, and returns it. */
export async function withdrawRevision(tx: Tx, eventId: string) {
  const revision = await tx
    .deleteFrom("event_revisions")
    .where("event_id", "=", eventId)
    .where("approval_status", "=", "pending")
    .returning("fields")
    .executeTakeFirst();
  return revision?.fields as Record<string, unknown> | undefined;
}
