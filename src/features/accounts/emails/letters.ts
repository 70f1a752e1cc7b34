import type { Letters } from "#platform/mail/letters.ts";
import { accountBannedLetter } from "./account-banned.tsx";
import { accountDeletedLetter } from "./account-deleted.tsx";
import { accountUnbannedLetter } from "./account-unbanned.tsx";
import { adminChangedLetter } from "./admin-changed.tsx";
import { alreadyRegisteredLetter } from "./already-registered.tsx";
import { confirmEmailLetter } from "./confirm-email.tsx";
import { emailChangingLetter } from "./email-changing.tsx";
import { newSignInLetter } from "./new-sign-in.tsx";
import { passwordChangedLetter } from "./password-changed.tsx";
import { resetPasswordLetter } from "./reset-password.tsx";
import { secondFactorChangedLetter } from "./second-factor-changed.tsx";
import { verifyEmailLetter } from "./verify-email.tsx";
import { wrongCodesLetter } from "./wrong-codes.tsx";

/** The letters of accounts, by the names they are queued under. */
export const accountsLetters: Letters = {
  "already-registered": alreadyRegisteredLetter,
  "verify-email": verifyEmailLetter,
  "reset-password": resetPasswordLetter,
  "confirm-email": confirmEmailLetter,
  "email-changing": emailChangingLetter,
  "account-deleted": accountDeletedLetter,
  "password-changed": passwordChangedLetter,
  "second-factor-changed": secondFactorChangedLetter,
  "new-sign-in": newSignInLetter,
  "wrong-codes": wrongCodesLetter,
  "account-banned": accountBannedLetter,
  "account-unbanned": accountUnbannedLetter,
  "admin-changed": adminChangedLetter,
};
