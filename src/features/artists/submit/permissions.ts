import type { Actor } from "#platform/auth/actor.ts";

/** Anyone can submit an artist, with or without an account. */
export function canSubmitArtist(_actor: Actor): boolean {
  return true;
}
