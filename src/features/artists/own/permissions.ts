import type { Actor, PersonActor } from "#platform/auth/actor.ts";

/** Only the owner can edit a profile. For everyone else it does not exist. */
export function canEditArtist<Artist extends { owner_id: string | null }>(
  actor: Actor,
  artist: Artist | undefined,
): artist is Artist {
  return artist !== undefined && actor.kind === "person" && artist.owner_id === actor.id;
}

/** Any logged-in person can upload a picture, but it is only kept for their own profile. */
export function canUploadWork(actor: Actor): actor is PersonActor {
  return actor.kind === "person";
}
