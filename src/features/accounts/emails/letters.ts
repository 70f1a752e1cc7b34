import type { Letters } from "#platform/mail/letters.ts";
import { accountDeletedLetter } from "./account-deleted.tsx";
import { alreadyRegisteredLetter } from "./already-registered.tsx";
import { confirmEmailLetter } from "./confirm-email.tsx";
import { emailChangingLetter } from "./email-changing.tsx";
import { resetPasswordLetter } from "./reset-password.tsx";
import { verifyEmailLetter } from "./verify-email.tsx";

/** The letters of accounts, by the names they are queued under. */
export const accountsLetters: Letters = {
  "already-registered": alreadyRegisteredLetter,
  "verify-email": verifyEmailLetter,
  "reset-password": resetPasswordLetter,
  "confirm-email": confirmEmailLetter,
  "email-changing": emailChangingLetter,
  "account-deleted": accountDeletedLetter,
};
