import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { AdminListingFields } from "../business/edit-input.ts";
import { refuseForeignAccount } from "../business/listing-changes.ts";
import { isCategoryUnknown } from "../business/write-change.server.ts";
import { locationColumns } from "../location/location-columns.server.ts";
import { canCreateBusiness } from "../permissions.ts";
import type { Refused, SocialRefusal } from "../refusals.ts";

type Needs = Pick<Services, "db">;
type Result = { ok: true; id: string } | Refused<"not-allowed" | "unknown-category" | SocialRefusal>;

/** Adds a business to the directory. */
export async function createBusiness(
  { db }: Needs,
  actor: Actor,
  fields: AdminListingFields,
): Promise<Result> {
  if (!canCreateBusiness(actor)) return { ok: false, reason: "not-allowed" };
  const foreign = refuseForeignAccount(fields);
  if (foreign) return foreign;
  const values = { ...fields, ...(await locationColumns(fields)) };

  return transact(db, async (tx): Promise<Result> => {
    if (await isCategoryUnknown(tx, fields)) return { ok: false, reason: "unknown-category" };
    const { id } = await tx.insertInto("businesses").values(values).returning("id").executeTakeFirstOrThrow();
    await audit(tx, actor, { action: "business.create", subject: { type: "business", id }, after: fields });
    return { ok: true, id };
  });
}
