import { z } from "zod";
import { requiredEmail } from "#platform/http/forms/text-fields.ts";

// Invisible and direction-changing characters let one name pose as another.
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

const email = requiredEmail().toLowerCase();

const username = z
  .string()
  .normalize("NFKC")
  .trim()
  .min(1, "Enter a username.")
  .max(60, "Use at most 60 characters.")
  .refine((name) => !invisible.test(name), "Use visible characters only.");

// The command checks the password rules; here it only has to exist.
const password = z
  .string()
  .min(1, "Enter a password.")
  .max(1_024, "Use at most 128 characters.")
  .meta({ writeOnly: true });

// Longer tokens are invalid and handled like unknown ones.
const token = z
  .string()
  .overwrite((text) => text.slice(0, 200))
  .meta({ hidden: true });

/** The password again, before irreversible or sensitive actions. */
const current = z
  .string()
  .min(1, "Enter your password.")
  .max(1_024, "Use at most 128 characters.")
  .meta({ writeOnly: true });

/** A code of the authenticator app or a recovery code; the command distinguishes them. */
const code = z
  .string()
  .trim()
  .min(1, "Enter the code.")
  .max(40, "A code is shorter than that.")
  .meta({ writeOnly: true });

export const registrationSchema = z.object({ username, email, password });
export const credentialsSchema = z.object({ email, password });
export const addressSchema = z.object({ email });
/** An emailed link and a password: the account's current or new one. */
export const linkAndPasswordSchema = z.object({ token, password });
export const linkSchema = z.object({ token });

export const renameSchema = z.object({ username });
export const passwordChangeSchema = z.object({ current, password });
export const emailChangeSchema = z.object({ email, current });
/** Whether the person's posts are deleted, or stay without their name. */
export const deletionSchema = z.object({ removesPosts: z.boolean(), current });
export const confirmationSchema = z.object({ current });
export const codeSchema = z.object({ code });
export const passwordAndCodeSchema = z.object({ current, code });
/** The code is only needed with a second factor, which the command checks. */
export const sessionConfirmationSchema = z.object({ current, code: code.optional() });
export const sessionSchema = z.object({ session: z.uuid().meta({ hidden: true }) });
export const nothingSchema = z.object({});

export type Registration = z.infer<typeof registrationSchema>;
export type Credentials = z.infer<typeof credentialsSchema>;
