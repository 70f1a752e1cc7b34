import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Services } from "#platform/http/services.ts";
import { queueOrderEmail } from "../emails/queue-order-email.server.ts";
import { changeParcel } from "../parcels/change-parcel.server.ts";
import { moveParcel } from "../parcels/move-parcel.server.ts";

type Needs = Pick<Services, "db" | "jobs">;

/** Marks a parcel as packed, and notifies the buyer. */
export function packParcel({ db, jobs }: Needs, actor: Actor, { id }: { id: string }) {
  return changeParcel(db, actor, id, "packed", async (tx, parcel) => {
    const moved = await moveParcel(tx, parcel, "packed");
    await audit(tx, actor, { action: "order.pack", ...moved });
    await queueOrderEmail(tx, jobs, { kind: "parcel-packed", orderId: parcel.order.id, parcelId: id });
  });
}
