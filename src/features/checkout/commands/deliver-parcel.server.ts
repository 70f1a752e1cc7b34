import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Services } from "#platform/http/services.ts";
import { changeParcel } from "../parcels/change-parcel.server.ts";
import { moveParcel } from "../parcels/move-parcel.server.ts";

/** Marks a parcel as delivered. */
export function deliverParcel({ db }: Pick<Services, "db">, actor: Actor, { id }: { id: string }) {
  return changeParcel(db, actor, id, "delivered", async (tx, parcel) => {
    await audit(tx, actor, { action: "order.deliver", ...(await moveParcel(tx, parcel, "delivered")) });
  });
}
