import type { Actor } from "#platform/auth/actor.ts";

/** Anybody may submit an artist, with or without an account. */
export function canSubmitArtist(_actor: Actor): boolean {
  return true;
}
