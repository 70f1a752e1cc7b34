import type { Actor, PersonActor } from "#platform/auth/actor.ts";

/** Only the owner edits a profile. To all others it looks like one that does not exist. */
export function canEditArtist<Artist extends { owner_id: string | null }>(
  actor: Actor,
  artist: Artist | undefined,
): artist is Artist {
  return artist !== undefined && actor.kind === "person" && artist.owner_id === actor.id;
}

/** Any signed-in person may send a picture; it is kept only for a profile of their own. */
export function canUploadWork(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}
