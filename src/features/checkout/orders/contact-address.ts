import type { Env } from "#platform/env/read-env.ts";

/** Whom buyers write to: the address that our mails come from. */
export function contactAddress({ MAIL_FROM }: Pick<Env, "MAIL_FROM">): string {
  return /<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM;
}
