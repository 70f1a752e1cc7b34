import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Services } from "#platform/http/services.ts";
import { queueOrderEmail } from "../emails/queue-order-email.server.ts";
import { changeParcel } from "../parcels/change-parcel.server.ts";
import { moveParcel } from "../parcels/move-parcel.server.ts";

type Needs = Pick<Services, "db" | "jobs">;
type Input = { id: string; carrier: string; trackingNumber: string; trackingUrl: string | null };

/** Marks a parcel as sent, and tells the buyer how to track it. Packing can be skipped. */
export function sendParcel({ db, jobs }: Needs, actor: Actor, { id, ...tracking }: Input) {
  return changeParcel(db, actor, id, "sent", async (tx, parcel) => {
    const moved = await moveParcel(tx, parcel, "sent", {
      carrier: tracking.carrier,
      tracking_number: tracking.trackingNumber || null,
      tracking_url: tracking.trackingUrl,
    });
    await audit(tx, actor, { action: "order.send", ...moved });
    await queueOrderEmail(tx, jobs, { kind: "parcel-sent", orderId: parcel.order.id, parcelId: id });
  });
}
