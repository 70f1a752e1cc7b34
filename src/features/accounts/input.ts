import { z } from "zod";

// Invisible and direction-changing characters let one name pose as another.
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, "Enter your email.")
  .max(254, "That email is too long.")
  .pipe(z.email("Enter an email such as name@example.com."));

const username = z
  .string()
  .normalize("NFKC")
  .trim()
  .min(1, "Enter a username.")
  .max(60, "Use at most 60 characters.")
  .refine((name) => !invisible.test(name), "Use visible characters only.");

// What a good password is, the command decides; here it only has to be there.
const password = z.string().min(1, "Enter a password.").max(1_024, "Use at most 128 characters.");

const token = z.string().max(200);

export const registrationSchema = z.object({ username, email, password });
export const credentialsSchema = z.object({ email, password });
export const addressSchema = z.object({ email });
/** A mailed link and a password: the one of the account, or its new one. */
export const linkAndPasswordSchema = z.object({ token, password });
export const linkSchema = z.object({ token });

export type Registration = z.infer<typeof registrationSchema>;
export type Credentials = z.infer<typeof credentialsSchema>;

/** Words below the fields that need mending. */
export type FieldErrors = Partial<Record<"username" | "email" | "password", string>>;

type Answer<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors };

/** Turns a sent form into values, or into one sentence for each wrong field. */
export function readForm<Values>(schema: z.ZodType<Values>, form: FormData): Answer<Values> {
  const sent = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
  const result = schema.safeParse({ username: "", email: "", password: "", token: "", ...sent });
  if (result.success) return { ok: true, values: result.data };
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) errors[issue.path[0] as keyof FieldErrors] ??= issue.message;
  return { ok: false, errors };
}
