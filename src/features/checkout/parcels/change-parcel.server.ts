import type { Actor } from "#platform/auth/actor.ts";
import type { Db, Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Refused } from "#platform/http/response/refusal.ts";
import type { ParcelStatus } from "../order-states.ts";
import { type LockedParcel, lockParcel } from "./lock-parcel.server.ts";
import { canHandleParcel } from "./permissions.ts";
import { refuseMove } from "./refusals.ts";

type Moved = { ok: true } | Refused<"unknown-parcel" | "already-so" | "too-late" | "order-closed">;

/** Moves a parcel to another state, if its current one allows that. */
export function changeParcel(
  db: Db,
  actor: Actor,
  id: string,
  to: ParcelStatus,
  move: (tx: Tx, parcel: LockedParcel) => Promise<void>,
): Promise<Moved> {
  return transact(db, async (tx): Promise<Moved> => {
    const parcel = await lockParcel(tx, id);
    if (!canHandleParcel(actor, parcel)) return { ok: false, reason: "unknown-parcel" };
    const refused = refuseMove(parcel, to);
    if (refused) return refused;
    await move(tx, parcel);
    return { ok: true };
  });
}
