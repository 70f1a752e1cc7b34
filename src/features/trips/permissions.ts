import type { Actor, PersonActor } from "#platform/auth/actor.ts";

/** What an address or a membership allows. */
export type TripRole = "view" | "edit";

/** What ties somebody to a trip: owning it, being a member, or having opened one of its secret addresses. */
export type TripAccess = {
  ownerId: string;
  /** The role of the account that asks, if it is a member. */
  memberRole: TripRole | null;
  /** The role of the secret address that was used. */
  linkRole: TripRole | null;
};

/** Any signed-in person may plan trips of their own. */
export function canPlanTrips(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}

/** The owner, members, and whoever has a secret address. Admins have no way in of their own. */
export function canViewTrip<Access extends TripAccess>(
  actor: Actor,
  access: Access | undefined,
): access is Access {
  if (!access) return false;
  return ownsTrip(actor, access) || access.memberRole !== null || access.linkRole !== null;
}

/** The owner, members who may edit, and whoever has the address for editing, with an account or without. */
export function canEditTrip<Access extends TripAccess>(
  actor: Actor,
  access: Access | undefined,
): access is Access {
  if (!canViewTrip(actor, access)) return false;
  return ownsTrip(actor, access) || access.memberRole === "edit" || access.linkRole === "edit";
}

/** Only the owner shares a trip, removes members or deletes it. */
export function canManageTrip<Access extends Pick<TripAccess, "ownerId">>(
  actor: Actor,
  access: Access | undefined,
): access is Access {
  return access !== undefined && ownsTrip(actor, access);
}

/** Any signed-in person with a secret address may keep the trip among theirs; the owner has it already. */
export function canJoinTrip(actor: Actor, access: TripAccess | undefined): actor is PersonActor {
  if (actor.kind !== "person" || !access) return false;
  return access.linkRole !== null && !ownsTrip(actor, access);
}

/** Whether joining gives them something: the trip itself, or editing to a member who could only look. */
export function gainsByJoining(actor: Actor, access: TripAccess): boolean {
  if (!canJoinTrip(actor, access)) return false;
  return access.memberRole === null || (access.memberRole === "view" && access.linkRole === "edit");
}

/** Members may leave by themselves; the owner may remove anybody. */
export function canRemoveMember(
  actor: Actor,
  access: Pick<TripAccess, "ownerId"> | undefined,
  memberId: string,
): boolean {
  if (actor.kind !== "person" || !access) return false;
  return actor.id === memberId || ownsTrip(actor, access);
}

function ownsTrip(actor: Actor, { ownerId }: Pick<TripAccess, "ownerId">) {
  return actor.kind === "person" && actor.id === ownerId;
}
