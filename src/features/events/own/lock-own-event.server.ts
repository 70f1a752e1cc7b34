import type { Tx } from "#platform/db/open-database.server.ts";
import { eventColumns } from "./event-columns.ts";

export type LockedEvent = NonNullable<Awaited<ReturnType<typeof lockEvent>>>;

/** An event with what decides whether it may be changed. */
export function lockEvent(tx: Tx, id: string) {
  return tx
    .selectFrom("events")
    .select(["id", "submitted_by", "approval_status", "canceled_at", ...eventColumns])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Takes back the change that waits for an admin, if there is one. Returns what it wanted. */
export async function withdrawRevision(tx: Tx, eventId: string) {
  const revision = await tx
    .deleteFrom("event_revisions")
    .where("event_id", "=", eventId)
    .where("approval_status", "=", "pending")
    .returning("fields")
    .executeTakeFirst();
  return revision?.fields as Record<string, unknown> | undefined;
}
