import { createHmac, timingSafeEqual } from "node:crypto";
import type { Env } from "#platform/env/read-env.ts";

/** The signing secret, and the previous one while it is being replaced. */
export type Secrets = Pick<Env, "AUTH_SECRET" | "AUTH_SECRET_PREVIOUS">;

/** Signs with the current secret. The text begins with its purpose, so a signature is not valid for another. */
export function sign({ AUTH_SECRET }: Pick<Env, "AUTH_SECRET">, text: string): string {
  return createHmac("sha256", AUTH_SECRET).update(text).digest("base64url");
}

/** Whether a valid secret made this signature, compared in constant time. */
export function isSigned(secrets: Secrets, text: string, signature: string): boolean {
  return findSigner(secrets, text, signature) !== null;
}

/** The secret that made a signature, or null. */
export function findSigner(secrets: Secrets, text: string, signature: string): string | null {
  const given = Buffer.from(signature);
  const isMadeWith = (secret: string) => {
    const expected = Buffer.from(sign({ AUTH_SECRET: secret }, text));
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return listSecrets(secrets).find(isMadeWith) ?? null;
}

/** The valid secrets, current one first. */
export function listSecrets({ AUTH_SECRET, AUTH_SECRET_PREVIOUS }: Secrets): string[] {
  return AUTH_SECRET_PREVIOUS ? [AUTH_SECRET, AUTH_SECRET_PREVIOUS] : [AUTH_SECRET];
}
