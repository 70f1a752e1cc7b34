import type { Env } from "#platform/env/read-env.ts";

type Settings = Pick<Env, "PASSWORD_MIN_LENGTH" | "APP_ORIGIN" | "MAIL_FROM">;

/** What a new password must be, for somebody with this address and name, on this site. */
export function passwordRules(env: Settings, person: readonly string[]) {
  return {
    minLength: env.PASSWORD_MIN_LENGTH,
    // The sender of mails carries the site's name, the origin its domain.
    about: [...person, env.MAIL_FROM, new URL(env.APP_ORIGIN).hostname],
  };
}
