import type { Env } from "#platform/env/read-env.ts";

type Settings = Pick<Env, "PASSWORD_MIN_LENGTH" | "APP_ORIGIN" | "SITE_NAME" | "MAIL_FROM">;

/** The rules for a new password of someone with this email and name, on this site. */
export function passwordRules(env: Settings, person: readonly string[]) {
  return {
    minLength: env.PASSWORD_MIN_LENGTH,
    about: [...person, env.SITE_NAME, env.MAIL_FROM, new URL(env.APP_ORIGIN).hostname],
  };
}
