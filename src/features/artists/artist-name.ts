import type { Env } from "#platform/env/read-env.ts";
import { hasAddress, hasPhoneNumber } from "#platform/names/contact-in-text.ts";
import { isReservedName } from "#platform/names/reserved-names.ts";

export type ArtistNameRefusal = "name-has-contact" | "name-reserved";

/** Why an artist cannot have this name: it stands in email to members. A name that was accepted before stays. */
export function refuseArtistName(
  { SITE_NAME: siteName }: Pick<Env, "SITE_NAME">,
  name: string,
): ArtistNameRefusal | null {
  if (hasContact(name)) return "name-has-contact";
  return isReservedName(name, { siteName }) ? "name-reserved" : null;
}

/** Whether a name carries advertising. Who it speaks for, an admin decides about a submission. */
export function hasContact(name: string): boolean {
  return hasAddress(name) || hasPhoneNumber(name);
}

export const contactInName = "A name has no web or email address and no phone number.";
