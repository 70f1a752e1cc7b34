import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { ParcelStatus } from "../order-states.ts";
import type { LockedParcel } from "./lock-parcel.server.ts";

type Facts = {
  carrier?: string | null;
  tracking_number?: string | null;
  tracking_url?: string | null;
  note?: string | null;
  refund_amount?: number | null;
};

/** Moves a locked parcel to a state, with the time and related fields. Returns the values for the audit log. */
export async function moveParcel(
  tx: Tx,
  parcel: LockedParcel,
  to: Exclude<ParcelStatus, "ordered">,
  facts: Facts = {},
) {
  await tx
    .updateTable("parcels")
    .set({ status: to, [`${to}_at`]: sql<Date>`now()`, ...facts })
    .where("id", "=", parcel.id)
    .execute();
  return {
    subject: { type: "order", id: parcel.order.id },
    before: { parcel: parcel.id, status: parcel.status },
    after: { parcel: parcel.id, status: to, ...facts },
  };
}
