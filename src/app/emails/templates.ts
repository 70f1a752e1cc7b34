import type { Letters } from "#platform/mail/emails.ts";
import { backupAlertEmail } from "./backup-alert.tsx";

/** The app's own emails, by the names they are queued under. */
export const appEmails: Letters = { "backup-alert": backupAlertEmail };
