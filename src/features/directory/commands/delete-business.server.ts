import { sql } from "kysely";
import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transactLong } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canDeleteBusiness } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db">;
type Result = { ok: true; name: string } | Refused<"not-allowed" | "unknown-business">;

/**
 * Deletes a business with its reviews and claims. The audit entry contains the whole row, so that it can be restored.
 */
export async function deleteBusiness({ db }: Needs, actor: Actor, { id }: { id: string }): Promise<Result> {
  // Checked before the lookup, so that others cannot tell whether the business exists.
  if (!canDeleteBusiness(actor)) return { ok: false, reason: "not-allowed" };
  return transactLong(db, async (tx): Promise<Result> => {
    // They are withdrawn below. Writers of a product lock it before its seller, so this does too.
    await sql`select from products where business_id = ${id} order by id for update`.execute(tx);
    const business = await tx
      .selectFrom("businesses")
      .selectAll()
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!business) return { ok: false, reason: "unknown-business" };
    const gone = await countDependents(tx, id);
    await tx.deleteFrom("businesses").where("id", "=", id).execute();
    await audit(tx, actor, {
      action: "business.delete",
      subject: { type: "business", id },
      before: { ...business, ...gone },
    });
    return { ok: true, name: business.name };
  });
}

async function countDependents(tx: Tx, businessId: string) {
  const { rows } = await sql<{ reviews: number; claims: number }>`
    select
      (select count(*)::integer from reviews where business_id = ${businessId}) as reviews,
      (select count(*)::integer from business_claims where business_id = ${businessId}) as claims`.execute(
    tx,
  );
  return rows[0];
}
