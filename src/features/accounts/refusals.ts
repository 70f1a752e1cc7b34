import { describeWait } from "#platform/http/limits/describe-wait.ts";
import { defineRefusals } from "#platform/http/response/refusal.ts";

export type { Refused } from "#platform/http/response/refusal.ts";

export const accountRefusals = defineRefusals({
  400: {
    "username-has-contact": {
      words: "A username has no web or email address and no phone number. Please choose another one.",
      field: "username",
    },
    "password-too-short": {
      words: (_refused, env) => `Use at least ${env.PASSWORD_MIN_LENGTH} characters.`,
      field: "password",
    },
    "password-too-long": { words: "Use at most 128 characters.", field: "password" },
    "password-too-common": {
      words: "That password is on every list of common ones. Please choose another.",
      field: "password",
    },
    "password-too-personal": {
      words: "Please choose a password that is not your name, your email or the name of this site.",
      field: "password",
    },
    "same-email": { words: "That is your address already.", field: "email" },
  },
  401: {
    "wrong-credentials": { words: "That email and password do not match.", field: "password" },
    "wrong-code": { words: "That code is wrong or was used before.", field: "code" },
    "wrong-password": {
      words:
        "That is not the password chosen at sign-up. If this address was signed up more than once, the first one counts; Forgot password lets you set your own.",
      field: "password",
    },
    "not-your-password": { words: "That is not your password.", field: "current" },
  },
  403: {
    banned: (_refused, env) =>
      `This account is suspended. We emailed you the reason. If you think it is a mistake, write to ${env.CONTACT_EMAIL}.`,
    "code-needed":
      "This account uses two-step verification. Please log in on the site, where it asks for your code.",
  },
  404: {
    "unknown-session": "That device is signed out already.",
    "not-allowed": "There is nothing here that you may change.",
  },
  409: {
    "username-taken": { words: "That username is taken. Please choose another one.", field: "username" },
    "username-reserved": {
      words: "That name speaks for this site. Please choose another one.",
      field: "username",
    },
    "second-factor-on": "Two-step verification is already on.",
    "second-factor-off": "Two-step verification is off.",
    "last-admin": "You are the only admin of this site. Make somebody else an admin first.",
    "already-verified": "Your email is verified already. Please log in.",
  },
  410: {
    "sign-in-expired": "That took too long. Please log in again.",
    "link-expired": "This link has been used or has expired.",
  },
  429: {
    "code-locked": { words: "Too many wrong codes. Please try again in 15 minutes.", field: "code" },
    "too-many": ({ retryAfterSeconds }) => `Too many tries. ${describeWait(retryAfterSeconds)}`,
  },
  503: {
    busy: "We are very busy right now. Please try again in a few seconds.",
    unexpected: "Something went wrong",
  },
});

/** Every reason for an account command to refuse. */
export type AccountRefusal = keyof typeof accountRefusals;
