import type { Tx } from "#platform/db/open-database.server.ts";
import type { Visit } from "#platform/http/visit.ts";
import type { HoldReason } from "../raid/hold-rules.ts";

type Actor = Pick<Visit, "person" | "requestId">;
type Held = { subject: "review" | "reply"; id: string; reason: HoldReason };

/** Writes down why a post waits, in the transaction that stores it. */
export async function noteHold(
  tx: Tx,
  { person, requestId }: Actor,
  { subject, id, reason }: Held,
): Promise<void> {
  await tx
    .insertInto("audit_log")
    .values({
      actor_id: person?.id ?? null,
      action: `${subject}.hold`,
      subject_type: subject,
      subject_id: id,
      after: JSON.stringify({ status: "Pending", reason }),
      request_id: requestId,
    })
    .execute();
}
