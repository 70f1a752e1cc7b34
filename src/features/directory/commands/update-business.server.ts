import type { Requester } from "#platform/auth/actor.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { type AdminListingFields, adminFields, type ListingField } from "../business/edit-input.ts";
import { type FieldValues, fieldsOf, findChanges, isMoving } from "../business/listing-changes.ts";
import { isCategoryUnknown, lockBusiness, writeChange } from "../business/write-change.server.ts";
import { directoryLimits } from "../limits.ts";
import { mayEditBusiness, mayEditEveryField } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import { findPlace } from "../search/queries/find-place.server.ts";

type Needs = Pick<Services, "db" | "limits">;
type Input = {
  id: string;
  /** The version that the editor was shown. */
  version: number;
  /** Fields that are left out stay as they are. */
  fields: Partial<AdminListingFields>;
};
type Result =
  | { ok: true; changed: ListingField[]; version: number }
  | Refused<"unknown-business" | "unknown-category" | "not-allowed" | "changed-meanwhile" | "too-many">;

/**
 * Saves a listing and writes each changed field's value before and after into its history. Refused if somebody saved
 * since the editor was opened. Saving without a change writes nothing.
 */
export async function updateBusiness(
  { db, limits }: Needs,
  actor: Requester,
  { id, version, fields }: Input,
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "unknown-business" };
  const refused = await refuseIfTooMany(limits, [[directoryLimits.editAccount, actor.id]]);
  if (refused) return refused;
  const place = await findPoint(db, fields.location);

  return transact(db, async (tx): Promise<Result> => {
    const business = await lockBusiness(tx, id);
    if (!mayEditBusiness(actor, business)) return { ok: false, reason: "unknown-business" };
    if (hasAdminField(fields) && !mayEditEveryField(actor)) return { ok: false, reason: "not-allowed" };
    if (business.version !== version) return { ok: false, reason: "changed-meanwhile" };
    const change = findChanges(business, isMoving(business, fields) ? { ...fields, ...place } : fields);
    if (!change) return { ok: true, changed: [], version };
    if (await isCategoryUnknown(tx, change.after)) return { ok: false, reason: "unknown-category" };
    const written = await writeChange(tx, actor, business, change);
    return { ok: true, changed: fieldsOf(change), version: written.version };
  });
}

function hasAdminField(fields: FieldValues) {
  return Object.keys(fields).some((name) => name in adminFields);
}

/** The center of the city, to move a business on the map with its address. An unknown city takes it off the map. */
async function findPoint(db: Db, location: string | null | undefined) {
  const place = location ? await findPlace(db, location) : undefined;
  const { latitude, longitude } = place && !place.isGuess ? place : { latitude: null, longitude: null };
  return { latitude, longitude };
}
