import type { Env } from "#platform/env/read-env.ts";
import { hasAddress, hasPhoneNumber } from "#platform/names/contact-in-text.ts";
import { isReservedName } from "#platform/names/reserved-names.ts";

export type ArtistNameRefusal = "name-has-contact" | "name-reserved";

/** Why an artist cannot have this name, which appears in emails to members. A name that was accepted earlier stays. */
export function refuseArtistName(
  { SITE_NAME: siteName }: Pick<Env, "SITE_NAME">,
  name: string,
): ArtistNameRefusal | null {
  if (hasContact(name)) return "name-has-contact";
  return isReservedName(name, { siteName }) ? "name-reserved" : null;
}

/** Whether a name contains advertising. Whom it represents is for an admin to decide. */
export function hasContact(name: string): boolean {
  return hasAddress(name) || hasPhoneNumber(name);
}

export const contactInName = "A name has no web or email address and no phone number.";
