import type { Actor, PersonActor } from "#platform/auth/actor.ts";

type OwnedBusiness = { owner_id: string | null };

/** The owner and admins can edit a listing. For everyone else the business does not exist. */
export function canEditBusiness<Business extends OwnedBusiness>(
  actor: Actor,
  business: Business | undefined,
): business is Business {
  if (!business || actor.kind !== "person") return false;
  return actor.isAdmin || isOwner(actor, business);
}

/** Only the owner can confirm that a listing is still accurate. */
export function canConfirmBusiness<Business extends OwnedBusiness>(
  actor: Actor,
  business: Business | undefined,
): business is Business {
  return business !== undefined && actor.kind === "person" && isOwner(actor, business);
}

/** Featured, verified and the map position are the site's own decisions. */
export function canEditEveryField(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}

function isOwner({ id }: PersonActor, { owner_id }: OwnedBusiness) {
  return owner_id === id;
}

/** Only admins add businesses. */
export function canCreateBusiness(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}

/** Only admins delete businesses, even claimed ones. */
export function canDeleteBusiness(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
