import type { Requester } from "#platform/auth/actor.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { type AdminListingFields, adminFields, type ListingField } from "../business/edit-input.ts";
import {
  type FieldValues,
  fieldsOf,
  findChanges,
  refuseForeignAccount,
} from "../business/listing-changes.ts";
import {
  isCategoryUnknown,
  type LockedBusiness,
  lockBusiness,
  writeChange,
} from "../business/write-change.server.ts";
import { directoryLimits } from "../limits.ts";
import { readLocation } from "../location/read-location.server.ts";
import { canEditBusiness, canEditEveryField } from "../permissions.ts";
import type { Refused, SocialRefusal } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Input = {
  id: string;
  /** The version that the editor started from. */
  version: number;
  /** Omitted fields do not change. */
  fields: Partial<AdminListingFields>;
};
type Result =
  | { ok: true; changed: ListingField[]; version: number }
  | Refused<SocialRefusal>
  | Refused<"unknown-business" | "unknown-category" | "not-allowed" | "changed-meanwhile" | "too-many">;

/**
 * Saves a listing and records each changed field's old and new value in its history. Refused if someone saved since
 * the editor was opened. Writes nothing without a change.
 */
export async function updateBusiness(
  services: Needs,
  actor: Requester,
  { id, version, fields }: Input,
): Promise<Result> {
  if (actor.kind !== "person") return { ok: false, reason: "unknown-business" };
  return transactWithin(services, [[directoryLimits.editAccount, actor.id]], async (tx): Promise<Result> => {
    const business = await lockBusiness(tx, id);
    if (!canEditBusiness(actor, business)) return { ok: false, reason: "unknown-business" };
    if (hasAdminField(fields) && !canEditEveryField(actor)) return { ok: false, reason: "not-allowed" };
    if (business.version !== version) return { ok: false, reason: "changed-meanwhile" };
    const change = findChanges(business, await dropOldPoint(business, fields));
    if (!change) return { ok: true, changed: [], version };
    const foreign = refuseForeignAccount(change.after);
    if (foreign) return foreign;
    if (await isCategoryUnknown(tx, change.after)) return { ok: false, reason: "unknown-category" };
    const written = await writeChange(tx, actor, business, change);
    return { ok: true, changed: fieldsOf(change), version: written.version };
  });
}

function hasAdminField(fields: FieldValues) {
  return Object.keys(fields).some((name) => name in adminFields);
}

/** A manual point is dropped when the business moves to another place, unless a new one is set. */
async function dropOldPoint(business: LockedBusiness, fields: Partial<AdminListingFields>) {
  const { latitude = business.latitude, longitude = business.longitude } = fields;
  const isPlaced = latitude !== business.latitude || longitude !== business.longitude;
  if (isPlaced || latitude === null) return fields;
  const [before, after] = await Promise.all([
    readLocation(business),
    readLocation({ ...business, ...fields }),
  ]);
  const stays =
    before.city === after.city &&
    before.state === after.state &&
    (before.zip === after.zip || !before.zip || !after.zip);
  return stays ? fields : { ...fields, latitude: null, longitude: null };
}
