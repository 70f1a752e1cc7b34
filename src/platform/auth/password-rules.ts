import { isBreachedPassword } from "./breached-passwords.server.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Why a new password is rejected. */
export type PasswordRefusal =
  | "password-too-short"
  | "password-too-long"
  | "password-too-common"
  | "password-too-personal";

// Enough for any passphrase, and short enough to keep hashing cheap.
const maxLength = 128;

type Rules = {
  minLength: number;
  /** What an attacker would try first for this account: its email, its name, the site's name. */
  about: readonly string[];
};

/** Checks a new password. Length is counted in graphemes, so an emoji is one. */
export function refusePassword(password: string, { minLength, about }: Rules): PasswordRefusal | null {
  const length = [...password].length;
  if (length < minLength) return "password-too-short";
  if (length > maxLength) return "password-too-long";
  if (isCommonPassword(password) || isBreachedPassword(password)) return "password-too-common";
  return isPersonal(password, about) ? "password-too-personal" : null;
}

/** Whether a password is one of these texts or a word in them, ignoring trailing digits and symbols. */
function isPersonal(password: string, about: readonly string[]) {
  const texts = about.map(fold);
  const parts = texts.flatMap((text) => [...text.split(/[@<>\s]+/), ...text.split(/[^\p{L}\p{N}]+/u)]);
  const known = new Set([...texts, ...parts]);
  // Shorter words would match too much.
  const tells = (text: string) => text.length > 3 && known.has(text);
  const key = fold(password);
  return tells(key) || tells(key.replace(/[\d\p{P}\p{S}]+$/u, ""));
}

function fold(text: string) {
  return text.normalize("NFKC").toLowerCase().trim();
}
