import { defineJob } from "#platform/jobs/define-job.ts";

/** Removes sessions, mailed links and held usernames whose time is over. */
export const forgetExpiredJob = defineJob<Record<string, never>>("accounts.forget-expired", {
  parallel: 1,
  cron: "40 3 * * *",
});

/** Removes accounts whose address nobody verified. */
export const forgetUnverifiedJob = defineJob<Record<string, never>>("accounts.forget-unverified", {
  parallel: 1,
  cron: "50 3 * * *",
});

/** `after` is what was done with the address: a sign-up, or a request for one of the two links. */
export type AddressLetter = { email: string; after: "sign-up" | "resend" | "forgot-password" };

/**
 * Mails what an address is due. Queued for every address and decided in the worker:
 * the request takes the same time whether there is an account or not.
 */
export const mailAddressJob = defineJob<AddressLetter>("accounts.mail-address", { keepFor: 3_600 });
