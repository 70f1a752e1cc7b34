import { defineRefusals } from "#platform/http/response/refusal.ts";
import type { ParcelStatus } from "../order-states.ts";
import { parcelMoves } from "../order-states.ts";

export const parcelRefusals = defineRefusals({
  404: { "unknown-parcel": "There is no such parcel here." },
  409: {
    "already-so": "Somebody has done this already.",
    "too-late": "The parcel has gone too far for this.",
    "order-closed": "The money of this order went back. Do not send it.",
  },
});

/** Why a parcel cannot be changed. */
export type ParcelRefusal = keyof typeof parcelRefusals;

type Moving = { status: ParcelStatus; order: { status: string } };

/** Why a parcel cannot move there, or null. */
export function refuseMove({ status, order }: Moving, to: ParcelStatus) {
  const refuse = <Reason extends ParcelRefusal>(reason: Reason) => ({ ok: false as const, reason });
  if (status === to) return refuse("already-so");
  if (!parcelMoves[status].includes(to)) return refuse("too-late");
  // A parcel of a refunded order can still be canceled, so that no one packs it.
  if (order.status !== "paid" && to !== "canceled") return refuse("order-closed");
  return null;
}
