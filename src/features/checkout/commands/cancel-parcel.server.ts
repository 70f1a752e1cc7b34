import { audit } from "#platform/audit/audit.server.ts";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Refused } from "#platform/http/refusal.ts";
import type { Services } from "#platform/http/services.ts";
import { addRefund } from "../add-refund.server.ts";
import { queueOrderLetter } from "../emails/queue-order-letter.server.ts";
import { findParcelRefund, restockParcel } from "../parcels/give-back.server.ts";
import { lockParcel } from "../parcels/lock-parcel.server.ts";
import { moveParcel } from "../parcels/move-parcel.server.ts";
import { mayHandleParcel } from "../parcels/permissions.ts";
import { refuseMove } from "../parcels/refusals.ts";

type Input = {
  id: string;
  /** The buyer reads it. */
  note: string | null;
  /** Whether the goods go back on the shelf. Broken ones do not. */
  restocks: boolean;
};
type Result = { ok: true } | Refused<"unknown-parcel" | "already-so" | "too-late" | "order-closed">;

/** Cancels a parcel that has not left, and sends the money for it back. The refund is written down in the same transaction. */
export async function cancelParcel(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  actor: Actor,
  { id, note, restocks }: Input,
): Promise<Result> {
  return transact(db, async (tx): Promise<Result> => {
    const parcel = await lockParcel(tx, id);
    if (!mayHandleParcel(actor, parcel)) return { ok: false, reason: "unknown-parcel" };
    const refused = refuseMove(parcel, "canceled");
    if (refused) return refused;
    const orderId = parcel.order.id;
    const refundAmount = (await findParcelRefund(tx, parcel)) || null;
    const moved = await moveParcel(tx, parcel, "canceled", { note, refund_amount: refundAmount });
    if (restocks) await restockParcel(tx, parcel, accountOf(actor));
    if (refundAmount) {
      const reason = note ? `Parcel canceled: ${note}` : "Parcel canceled";
      await addRefund(tx, jobs, { orderId, amount: refundAmount, reason, requestedBy: accountOf(actor) });
    }
    await audit(tx, actor, { action: "order.cancel-parcel", ...moved });
    await queueOrderLetter(tx, jobs, { kind: "parcel-canceled", orderId, parcelId: id, refundAmount });
    return { ok: true };
  });
}
