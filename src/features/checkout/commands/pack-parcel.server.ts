import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Refused } from "#platform/http/refusal.ts";
import type { Services } from "#platform/http/services.ts";
import { queueOrderLetter } from "../emails/queue-order-letter.server.ts";
import { lockParcel } from "../parcels/lock-parcel.server.ts";
import { moveParcel } from "../parcels/move-parcel.server.ts";
import { mayHandleParcel } from "../parcels/permissions.ts";
import { refuseMove } from "../parcels/refusals.ts";

type Result = { ok: true } | Refused<"unknown-parcel" | "already-so" | "too-late" | "order-closed">;

/** Marks a parcel as packed, and tells the buyer. */
export async function packParcel(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  actor: Actor,
  { id }: { id: string },
): Promise<Result> {
  return transact(db, async (tx): Promise<Result> => {
    const parcel = await lockParcel(tx, id);
    if (!mayHandleParcel(actor, parcel)) return { ok: false, reason: "unknown-parcel" };
    const refused = refuseMove(parcel, "packed");
    if (refused) return refused;
    const moved = await moveParcel(tx, parcel, "packed");
    await audit(tx, actor, { action: "order.pack", ...moved });
    await queueOrderLetter(tx, jobs, { kind: "parcel-packed", orderId: parcel.order.id, parcelId: id });
    return { ok: true };
  });
}
