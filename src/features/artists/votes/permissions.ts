import type { Actor, Requester } from "#platform/auth/actor.ts";
import { publicStatuses } from "../public-statuses.ts";

/** Anyone can vote for an artist with a public profile. Any other artist looks like one without voting. */
export function canVote<Artist extends { status: string }>(
  _actor: Requester,
  artist: Artist | undefined,
): artist is Artist {
  return artist !== undefined && publicStatuses.includes(artist.status);
}

/** Only admins decide held votes. */
export function canDecideVotes(actor: Actor): boolean {
  return actor.kind === "person" && actor.isAdmin;
}
