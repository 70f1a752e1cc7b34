import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { lockBusiness } from "../business/write-change.server.ts";
import { directoryLimits } from "../limits.ts";
import { canConfirmBusiness } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true } | Refused<"unknown-business" | "too-many">;

/** The owner confirms that the listing is still accurate. Its page shows the date. */
export async function confirmBusiness(
  services: Needs,
  actor: Requester,
  { id }: { id: string },
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "unknown-business" };
  return transactWithin(services, [[directoryLimits.editAccount, actor.id]], async (tx): Promise<Result> => {
    const business = await lockBusiness(tx, id);
    if (!canConfirmBusiness(actor, business)) return { ok: false, reason: "unknown-business" };
    const at = new Date();
    await tx.updateTable("businesses").set({ last_confirmed_at: at }).where("id", "=", id).execute();
    await tx
      .insertInto("business_changes")
      .values({
        business_id: id,
        changed_by: actor.id,
        changed_as: "owner",
        kind: "confirm",
        version: business.version,
      })
      .execute();
    await audit(tx, actor, {
      action: "business.confirm",
      subject: { type: "business", id },
      after: { confirmedAt: at.toISOString() },
    });
    return { ok: true };
  });
}
