import { describeWait } from "#platform/http/describe-wait.ts";

/** Every reason a review or a reply may be refused for. */
export type Refusal =
  | "unknown-business"
  | "unknown-review"
  | "already-reviewed"
  | "not-signed-in"
  | "name-of-account"
  | "name-reserved"
  | "not-allowed"
  | "too-many"
  | "too-fast"
  | "too-old"
  | "honeypot"
  | "unreachable"
  | "unexpected";

export type Refused<Reason extends Refusal> = { ok: false; reason: Reason; retryAfterSeconds?: number };

type Description = {
  message: string;
  status: 400 | 401 | 404 | 409 | 429 | 503;
  /** The field to mend. */
  field?: "name";
};

/** What a refusal means, in words for the visitor and in a status for programs. */
export function describeRefusal(reason: Refusal, retryAfterSeconds?: number): Description {
  switch (reason) {
    case "unknown-business":
      return { message: "This business is no longer listed.", status: 404 };
    case "unknown-review":
      return { message: "This review is no longer here.", status: 404 };
    case "already-reviewed":
      return { message: "You have already reviewed this business. Thank you!", status: 409 };
    case "not-signed-in":
      return { message: "You must be logged in to post a review.", status: 401 };
    case "name-of-account":
      return {
        message: "That name belongs to an account here. Log in to sign with it, or add to yours.",
        status: 409,
        field: "name",
      };
    case "name-reserved":
      return {
        message: "That name speaks for the business or for this site. Please sign with your own.",
        status: 409,
        field: "name",
      };
    case "not-allowed":
      return { message: "There is nothing here that you may change.", status: 404 };
    case "too-many":
      return { message: `That was a lot in a short time. ${describeWait(retryAfterSeconds)}`, status: 429 };
    case "too-fast":
      return { message: "That was very quick. Please take a moment and send it again.", status: 400 };
    case "too-old":
      return { message: "This page has been open for a long time. Please send it once more.", status: 400 };
    case "honeypot":
      return { message: "That looked automatic to us. Please send it once more.", status: 400 };
    case "unreachable":
      return { message: "We could not be reached. Please check your connection and try again.", status: 503 };
    case "unexpected":
      return { message: "Something went wrong on our side. Please try again in a moment.", status: 503 };
  }
}
