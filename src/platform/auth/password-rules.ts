import { isCommonPassword } from "./common-passwords.ts";

/** Why a new password is not taken. */
export type PasswordRefusal = "password-too-short" | "password-too-long" | "password-too-common";

// Enough for any sentence, and too short to make hashing dear.
const maxLength = 128;

/** Checks a new password; characters are counted as people see them, so an emoji is one. */
export function refusePassword(password: string, minLength: number): PasswordRefusal | null {
  const length = [...password].length;
  if (length < minLength) return "password-too-short";
  if (length > maxLength) return "password-too-long";
  return isCommonPassword(password) ? "password-too-common" : null;
}
