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

type Input = { id: string; carrier: string; trackingNumber: string; trackingUrl: string | null };
type Result = { ok: true } | Refused<"unknown-parcel" | "already-so" | "too-late" | "order-closed">;

/** Marks a parcel as sent, and tells the buyer how to follow it. Packing may be skipped. */
export async function sendParcel(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  actor: Actor,
  input: Input,
): Promise<Result> {
  return transact(db, async (tx): Promise<Result> => {
    const parcel = await lockParcel(tx, input.id);
    if (!mayHandleParcel(actor, parcel)) return { ok: false, reason: "unknown-parcel" };
    const refused = refuseMove(parcel, "sent");
    if (refused) return refused;
    const { id, carrier, trackingNumber, trackingUrl } = input;
    const moved = await moveParcel(tx, parcel, "sent", {
      carrier,
      tracking_number: trackingNumber || null,
      tracking_url: trackingUrl,
    });
    await audit(tx, actor, { action: "order.send", ...moved });
    await queueOrderLetter(tx, jobs, { kind: "parcel-sent", orderId: parcel.order.id, parcelId: id });
    return { ok: true };
  });
}
