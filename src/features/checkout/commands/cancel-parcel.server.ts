import { audit } from "#platform/audit/audit.server.ts";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import type { Services } from "#platform/http/services.ts";
import { addRefund } from "../add-refund.server.ts";
import { queueOrderEmail } from "../emails/queue-order-email.server.ts";
import { changeParcel } from "../parcels/change-parcel.server.ts";
import { findParcelRefund, restockParcel } from "../parcels/give-back.server.ts";
import { moveParcel } from "../parcels/move-parcel.server.ts";

type Needs = Pick<Services, "db" | "jobs">;
type Input = {
  id: string;
  /** Shown to the buyer. */
  note: string | null;
  /** Whether the goods return to stock. Broken ones do not. */
  restocks: boolean;
};

/** Cancels an unsent parcel. Its refund is queued in the same transaction. */
export function cancelParcel({ db, jobs }: Needs, actor: Actor, { id, note, restocks }: Input) {
  return changeParcel(db, actor, id, "canceled", async (tx, parcel) => {
    const orderId = parcel.order.id;
    const refundAmount = (await findParcelRefund(tx, parcel)) || null;
    const moved = await moveParcel(tx, parcel, "canceled", { note, refund_amount: refundAmount });
    if (restocks) await restockParcel(tx, parcel, accountOf(actor));
    if (refundAmount) {
      const reason = note ? `Parcel canceled: ${note}` : "Parcel canceled";
      await addRefund(tx, jobs, { orderId, amount: refundAmount, reason, requestedBy: accountOf(actor) });
    }
    await audit(tx, actor, { action: "order.cancel-parcel", ...moved });
    await queueOrderEmail(tx, jobs, { kind: "parcel-canceled", orderId, parcelId: id, refundAmount });
  });
}
