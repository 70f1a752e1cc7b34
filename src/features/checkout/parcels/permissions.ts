import type { Actor } from "#platform/auth/actor.ts";

/** Admins handle every parcel, owners those of their business. For everyone else it does not exist. */
export function canHandleParcel<Parcel extends { ownerId: string | null }>(
  actor: Actor,
  parcel: Parcel | undefined,
): parcel is Parcel {
  if (!parcel || actor.kind !== "person") return false;
  return actor.isAdmin || parcel.ownerId === actor.id;
}
