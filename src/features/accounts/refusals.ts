import { describeWait } from "#platform/http/describe-wait.ts";

/** Every reason an account command may refuse for. */
export type Refusal =
  | "username-taken"
  | "password-too-short"
  | "password-too-long"
  | "password-too-common"
  | "password-too-personal"
  | "wrong-credentials"
  | "unverified"
  | "wrong-password"
  | "link-expired"
  | "already-verified"
  | "not-allowed"
  | "too-many"
  | "busy"
  | "unexpected";

export type Refused<Reason extends Refusal> = { ok: false; reason: Reason; retryAfterSeconds?: number };

type Description = {
  message: string;
  status: 400 | 401 | 403 | 404 | 409 | 410 | 429 | 503;
  /** The field to mend. */
  field?: "username" | "email" | "password";
};

/** What a refusal means, in words for the visitor and in a status for programs. */
export function describeRefusal(
  { reason, retryAfterSeconds }: Refused<Refusal>,
  passwordMinLength: number,
): Description {
  switch (reason) {
    case "username-taken":
      return {
        message: "That username is taken. Please choose another one.",
        status: 409,
        field: "username",
      };
    case "password-too-short":
      return { message: `Use at least ${passwordMinLength} characters.`, status: 400, field: "password" };
    case "password-too-long":
      return { message: "Use at most 128 characters.", status: 400, field: "password" };
    case "password-too-common":
      return {
        message: "That password is on every list of common ones. Please choose another.",
        status: 400,
        field: "password",
      };
    case "password-too-personal":
      return {
        message: "Please choose a password that is not your name, your email or the name of this site.",
        status: 400,
        field: "password",
      };
    case "wrong-credentials":
      return { message: "That email and password do not match.", status: 401, field: "password" };
    case "unverified":
      return { message: "Please verify your email first. We sent you a link.", status: 403 };
    case "wrong-password":
      return { message: "That is not the password chosen at sign-up.", status: 401, field: "password" };
    case "already-verified":
      return { message: "Your email is verified already. Please log in.", status: 409 };
    case "link-expired":
      return { message: "This link has been used or has expired.", status: 410 };
    case "not-allowed":
      return { message: "There is nothing here that you may change.", status: 404 };
    case "too-many":
      return { message: `Too many tries. ${describeWait(retryAfterSeconds)}`, status: 429 };
    case "busy":
      return { message: "We are very busy right now. Please try again in a few seconds.", status: 503 };
    case "unexpected":
      return { message: "Something went wrong", status: 503 };
  }
}
