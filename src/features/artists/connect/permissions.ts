import type { Actor, PersonActor } from "#platform/auth/actor.ts";

/** Members write to artists, once the launch switch is on. */
export function canWriteToArtist(actor: Actor, { isOpen }: { isOpen: boolean }): actor is PersonActor {
  return isOpen && actor.kind === "person";
}

/** `hasArtistKey`: the address that was asked for is the one in the artist's letters. */
export type Access = { senderId: string; hasArtistKey: boolean };

/** The artist answers, blocks and stops messages with the key of a letter, without an account. */
export function canActForArtist(_actor: Actor, { hasArtistKey }: Pick<Access, "hasArtistKey">): boolean {
  return hasArtistKey;
}

/** The two who write to each other read a conversation and may report it. Admins see it only once it is reported. */
export function canReadConversation(actor: Actor, access: Access): boolean {
  return canActForArtist(actor, access) || (actor.kind === "person" && actor.id === access.senderId);
}

/** Only admins settle reports. */
export function canSettleReport(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
