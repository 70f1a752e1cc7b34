import type { Requester } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { invertChange, isOwnersChange, type ListingChange } from "../business/listing-changes.ts";
import { isCategoryUnknown, lockBusiness, writeChange } from "../business/write-change.server.ts";
import { directoryLimits } from "../limits.ts";
import { canEditBusiness, canEditEveryField } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result =
  | { ok: true; version: number }
  | Refused<
      | "unknown-business"
      | "unknown-change"
      | "unknown-category"
      | "not-allowed"
      | "changed-since"
      | "too-many"
    >;

/** Reverts a change with a new change. Refused if one of its fields has been changed since. */
export async function undoChange(
  services: Needs,
  actor: Requester,
  { businessId, changeId }: { businessId: string; changeId: string },
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "unknown-business" };
  return transactWithin(services, [[directoryLimits.editAccount, actor.id]], async (tx): Promise<Result> => {
    const business = await lockBusiness(tx, businessId);
    if (!canEditBusiness(actor, business)) return { ok: false, reason: "unknown-business" };
    const change = await findChange(tx, { businessId, changeId });
    if (!change) return { ok: false, reason: "unknown-change" };
    if (!isOwnersChange(change) && !canEditEveryField(actor)) return { ok: false, reason: "not-allowed" };
    const restored = invertChange(business, change);
    if (!restored) return { ok: false, reason: "changed-since" };
    if (await isCategoryUnknown(tx, restored.after)) return { ok: false, reason: "unknown-category" };
    const { version } = await writeChange(tx, actor, business, { ...restored, undoes: changeId });
    return { ok: true, version };
  });
}

async function findChange(
  tx: Tx,
  { businessId, changeId }: { businessId: string; changeId: string },
): Promise<ListingChange | undefined> {
  const row = await tx
    .selectFrom("business_changes")
    .select(["before", "after"])
    .where("id", "=", changeId)
    .where("business_id", "=", businessId)
    .where("kind", "<>", "confirm")
    .executeTakeFirst();
  return row as ListingChange | undefined;
}
