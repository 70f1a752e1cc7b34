import type { Actor } from "#platform/auth/actor.ts";
import type { Env } from "#platform/env/read-env.ts";
import { hasAddress, hasPhoneNumber } from "#platform/names/contact-in-text.ts";
import { isReservedName } from "#platform/names/reserved-names.ts";
import { canSpeakForSite } from "./permissions.ts";

export type UsernameRefusal = "username-has-contact" | "username-reserved";

/** Why someone cannot have this name, which is shown to others and appears in our emails. */
export function refuseUsername(
  { SITE_NAME: siteName }: Pick<Env, "SITE_NAME">,
  actor: Actor,
  username: string,
): UsernameRefusal | null {
  if (hasAddress(username) || hasPhoneNumber(username)) return "username-has-contact";
  return isReservedName(username, { siteName }) && !canSpeakForSite(actor) ? "username-reserved" : null;
}
