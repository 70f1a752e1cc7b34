import { randomBytes, randomInt } from "node:crypto";

/** A typed code: six digits of the authenticator app, or a recovery code. */
export type TypedCode = { kind: "totp" | "recovery"; code: string };

const recoveryCodes = 10;
// Without i, l, o and u: nothing is misread, and no code spells a word.
const letters = "0123456789abcdefghjkmnpqrstvwxyz";

/** Recognizes the kind of a typed code. Ignores spaces, case and dashes. */
export function readCode(text: string): TypedCode {
  const plain = text.toLowerCase().replaceAll(/[\s-]/g, "");
  if (/^\d{6}$/.test(plain)) return { kind: "totp", code: plain };
  return { kind: "recovery", code: `${plain.slice(0, 5)}-${plain.slice(5)}` };
}

/** A new secret of 128 random bits. */
export function createSecret(): string {
  return randomBytes(16).toString("base64url");
}

/** Ten recovery codes of 50 random bits. Each works once. */
export function createRecoveryCodes(): string[] {
  const letter = () => letters[randomInt(letters.length)];
  const part = () => Array.from({ length: 5 }, letter).join("");
  return Array.from({ length: recoveryCodes }, () => `${part()}-${part()}`);
}
