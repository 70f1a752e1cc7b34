import { isUuid } from "#platform/db/is-uuid.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import type { ParcelStatus } from "../order-states.ts";
import { lockOrder } from "../queries/lock-order.server.ts";

export type LockedParcel = NonNullable<Awaited<ReturnType<typeof lockParcel>>>;

/** Locks a parcel and reads who can handle it. Locks its order first, like all changes of orders. */
export async function lockParcel(tx: Tx, id: string) {
  if (!isUuid(id)) return undefined;
  const found = await tx.selectFrom("parcels").select("order_id").where("id", "=", id).executeTakeFirst();
  const order = found && (await lockOrder(tx, found.order_id));
  if (!order) return undefined;
  const parcel = await tx
    .selectFrom("parcels")
    .leftJoin("businesses", "businesses.id", "parcels.business_id")
    .select([
      "parcels.id",
      "parcels.status",
      "parcels.business_id as businessId",
      "businesses.owner_id as ownerId",
    ])
    .where("parcels.id", "=", id)
    .forUpdate("parcels")
    .executeTakeFirstOrThrow();
  return { ...parcel, status: parcel.status as ParcelStatus, order };
}
