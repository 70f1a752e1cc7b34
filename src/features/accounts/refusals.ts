import { describeWait } from "#platform/http/describe-wait.ts";
import type { Refusals } from "#platform/http/refusal.ts";

export type { Refused } from "#platform/http/refusal.ts";

/** Every reason an account command may refuse for. */
export type AccountRefusal =
  | "username-taken"
  | "password-too-short"
  | "password-too-long"
  | "password-too-common"
  | "password-too-personal"
  | "wrong-credentials"
  | "unverified"
  | "wrong-password"
  | "not-your-password"
  | "same-email"
  | "unknown-session"
  | "link-expired"
  | "already-verified"
  | "not-allowed"
  | "too-many"
  | "busy"
  | "unexpected";

export const accountRefusals: Refusals<AccountRefusal> = {
  "username-taken": {
    status: 409,
    words: "That username is taken. Please choose another one.",
    field: "username",
  },
  "password-too-short": {
    status: 400,
    words: (_refused, env) => `Use at least ${env.PASSWORD_MIN_LENGTH} characters.`,
    field: "password",
  },
  "password-too-long": { status: 400, words: "Use at most 128 characters.", field: "password" },
  "password-too-common": {
    status: 400,
    words: "That password is on every list of common ones. Please choose another.",
    field: "password",
  },
  "password-too-personal": {
    status: 400,
    words: "Please choose a password that is not your name, your email or the name of this site.",
    field: "password",
  },
  "wrong-credentials": { status: 401, words: "That email and password do not match.", field: "password" },
  unverified: { status: 403, words: "Please verify your email first. We sent you a link." },
  "wrong-password": {
    status: 401,
    words: "That is not the password chosen at sign-up.",
    field: "password",
  },
  "not-your-password": { status: 401, words: "That is not your password.", field: "current" },
  "same-email": { status: 400, words: "That is your address already.", field: "email" },
  "unknown-session": { status: 404, words: "That device is signed out already." },
  "already-verified": { status: 409, words: "Your email is verified already. Please log in." },
  "link-expired": { status: 410, words: "This link has been used or has expired." },
  "not-allowed": { status: 404, words: "There is nothing here that you may change." },
  "too-many": {
    status: 429,
    words: ({ retryAfterSeconds }) => `Too many tries. ${describeWait(retryAfterSeconds)}`,
  },
  busy: { status: 503, words: "We are very busy right now. Please try again in a few seconds." },
  unexpected: { status: 503, words: "Something went wrong" },
};
