import { z } from "zod";

// Invisible and direction-changing characters let one name pose as another.
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, "Enter your email.")
  .max(254, "That email is too long.")
  .check(z.email("Enter an email such as name@example.com."));

const username = z
  .string()
  .normalize("NFKC")
  .trim()
  .min(1, "Enter a username.")
  .max(60, "Use at most 60 characters.")
  .refine((name) => !invisible.test(name), "Use visible characters only.");

// What a good password is, the command decides; here it only has to be there.
const password = z
  .string()
  .min(1, "Enter a password.")
  .max(1_024, "Use at most 128 characters.")
  .meta({ writeOnly: true });

// A longer one is of no link of ours, and gets the answer of an unknown one.
const token = z
  .string()
  .overwrite((text) => text.slice(0, 200))
  .meta({ hidden: true });

/** The password again, before something that cannot be undone or that a thief would do first. */
const current = z
  .string()
  .min(1, "Enter your password.")
  .max(1_024, "Use at most 128 characters.")
  .meta({ writeOnly: true });

/** A code of the authenticator app or a recovery code; which one, the command sees. */
const code = z
  .string()
  .trim()
  .min(1, "Enter the code.")
  .max(40, "A code is shorter than that.")
  .meta({ writeOnly: true });

export const registrationSchema = z.object({ username, email, password });
export const credentialsSchema = z.object({ email, password });
export const addressSchema = z.object({ email });
/** A mailed link and a password: the one of the account, or its new one. */
export const linkAndPasswordSchema = z.object({ token, password });
export const linkSchema = z.object({ token });

export const renameSchema = z.object({ username });
export const passwordChangeSchema = z.object({ current, password });
export const emailChangeSchema = z.object({ email, current });
/** The person chooses whether what they posted stays without their name, or goes too. */
export const deletionSchema = z.object({ removesPosts: z.boolean(), current });
export const confirmationSchema = z.object({ current });
export const codeSchema = z.object({ code });
export const passwordAndCodeSchema = z.object({ current, code });
/** The code only where there is a second factor; the command insists on it. */
export const sessionConfirmationSchema = z.object({ current, code: code.optional() });
export const sessionSchema = z.object({ session: z.uuid().meta({ hidden: true }) });
export const nothingSchema = z.object({});

export type Registration = z.infer<typeof registrationSchema>;
export type Credentials = z.infer<typeof credentialsSchema>;
