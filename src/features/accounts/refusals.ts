import { describeWait } from "#platform/http/limits/describe-wait.ts";
import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

export const accountRefusals = defineRefusals({
  "username-taken": {
    status: 409,
    words: "That username is taken. Please choose another one.",
    field: "username",
  },
  "username-has-contact": {
    status: 400,
    words: "A username has no web or email address and no phone number. Please choose another one.",
    field: "username",
  },
  "username-reserved": {
    status: 409,
    words: "That name speaks for this site. Please choose another one.",
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
  banned: {
    status: 403,
    words: (_refused, env) =>
      `This account is suspended. We emailed you the reason. If you think it is a mistake, write to ${env.CONTACT_EMAIL}.`,
  },
  "code-needed": {
    status: 403,
    words: "This account uses two-step verification. Please log in on the site, where it asks for your code.",
  },
  "wrong-code": { status: 401, words: "That code is wrong or was used before.", field: "code" },
  "code-locked": {
    status: 429,
    words: "Too many wrong codes. Please try again in 15 minutes.",
    field: "code",
  },
  "sign-in-expired": { status: 410, words: "That took too long. Please log in again." },
  "second-factor-on": { status: 409, words: "Two-step verification is already on." },
  "second-factor-off": { status: 409, words: "Two-step verification is off." },
  "last-admin": {
    status: 409,
    words: "You are the only admin of this site. Make somebody else an admin first.",
  },
  "wrong-password": {
    status: 401,
    words:
      "That is not the password chosen at sign-up. If this address was signed up more than once, the first one counts; Forgot password lets you set your own.",
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
});

/** Every reason an account command may refuse for. */
export type AccountRefusal = keyof typeof accountRefusals;
