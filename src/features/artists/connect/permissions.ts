import type { Actor, PersonActor } from "#platform/auth/actor.ts";

/** Members can write to artists, once the launch switch is on. */
export function canWriteToArtist(actor: Actor, { isOpen }: { isOpen: boolean }): actor is PersonActor {
  return isOpen && actor.kind === "person";
}

/** `hasArtistKey`: the URL has the key from the artist's emails. */
export type Access = { senderId: string; hasArtistKey: boolean };

/** The artist replies, blocks and turns off messages with the key from an email, without an account. */
export function canActForArtist(_actor: Actor, { hasArtistKey }: Pick<Access, "hasArtistKey">): boolean {
  return hasArtistKey;
}

/** The two sides of a conversation can read and report it. Admins only see it once it is reported. */
export function canReadConversation(actor: Actor, access: Access): boolean {
  return canActForArtist(actor, access) || (actor.kind === "person" && actor.id === access.senderId);
}

/** Only admins settle reports. */
export function canSettleReport(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
