import { audit } from "#platform/audit/audit.server.ts";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { locationColumns } from "../location/location-columns.server.ts";
import type { AdminListingFields } from "./edit-input.ts";
import { listingFieldNames } from "./edit-input.ts";
import { type FieldValues, fieldsOf, type ListingChange } from "./listing-changes.ts";

/** Locks a business and reads the fields of its editor. */
export function lockBusiness(tx: Tx, id: string) {
  return tx
    .selectFrom("businesses")
    .select(["id", "owner_id", "version", ...listingFieldNames])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedBusiness = NonNullable<Awaited<ReturnType<typeof lockBusiness>>>;

/** Writes a change of a listing with its history and the audit entry. `undoes` is the change it reverts. */
export async function writeChange(
  tx: Tx,
  actor: Actor,
  business: Pick<LockedBusiness, "id" | "owner_id" | "location" | "state">,
  { before, after, undoes = null }: ListingChange & { undoes?: string | null },
): Promise<{ id: string; version: number }> {
  const fields = after as Partial<AdminListingFields>;
  const typed = { location: business.location, state: business.state, ...fields };
  const place = "location" in fields || "state" in fields ? await locationColumns(typed) : {};
  const { version } = await tx
    .updateTable("businesses")
    .set({ ...fields, ...place })
    .where("id", "=", business.id)
    .returning("version")
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto("business_changes")
    .values({
      business_id: business.id,
      changed_by: accountOf(actor),
      changed_as: accountOf(actor) === business.owner_id ? "owner" : "admin",
      kind: undoes ? "undo" : "edit",
      version,
      before: toJson(before),
      after: toJson(after),
      undoes,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(tx, actor, {
    action: undoes ? "business.take-back" : "business.update",
    subject: { type: "business", id: business.id },
    // The values are in the history, because the audit log outlives the listing and cannot be edited.
    after: { change: id, fields: fieldsOf({ after }), ...(undoes && { undoes }) },
  });
  return { id, version };
}

/** Whether the category was deleted while someone edited. */
export async function isCategoryUnknown(tx: Tx, { category_id }: FieldValues): Promise<boolean> {
  if (typeof category_id !== "number") return false;
  const known = await tx
    .selectFrom("categories")
    .select("id")
    .where("id", "=", category_id)
    .forKeyShare()
    .executeTakeFirst();
  return !known;
}

function toJson(values: FieldValues) {
  return JSON.stringify(values);
}
