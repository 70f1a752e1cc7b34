import type { Letters } from "#platform/mail/emails.ts";
import { accountBannedEmail } from "./account-banned.tsx";
import { accountDeletedEmail } from "./account-deleted.tsx";
import { accountUnbannedEmail } from "./account-unbanned.tsx";
import { adminChangedEmail } from "./admin-changed.tsx";
import { alreadyRegisteredEmail } from "./already-registered.tsx";
import { confirmEmailEmail } from "./confirm-email.tsx";
import { emailChangingEmail } from "./email-changing.tsx";
import { newSignInEmail } from "./new-sign-in.tsx";
import { passwordChangedEmail } from "./password-changed.tsx";
import { resetPasswordEmail } from "./reset-password.tsx";
import { secondFactorChangedEmail } from "./second-factor-changed.tsx";
import { verifyEmailEmail } from "./verify-email.tsx";
import { wrongCodesEmail } from "./wrong-codes.tsx";

/** Email templates of accounts. */
export const accountsEmails: Letters = {
  "already-registered": alreadyRegisteredEmail,
  "verify-email": verifyEmailEmail,
  "reset-password": resetPasswordEmail,
  "confirm-email": confirmEmailEmail,
  "email-changing": emailChangingEmail,
  "account-deleted": accountDeletedEmail,
  "password-changed": passwordChangedEmail,
  "second-factor-changed": secondFactorChangedEmail,
  "new-sign-in": newSignInEmail,
  "wrong-codes": wrongCodesEmail,
  "account-banned": accountBannedEmail,
  "account-unbanned": accountUnbannedEmail,
  "admin-changed": adminChangedEmail,
};
