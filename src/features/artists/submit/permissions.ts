import type { Actor } from "#platform/auth/actor.ts";

/** Anybody may submit an artist, with or without an account. */
export function maySubmitArtist(_actor: Actor): boolean {
  return true;
}
