import type { TypedResponse } from "hono";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { dataPolicy } from "../security/security-headers.ts";

/** An error response for API clients (RFC 9457). */
export type Problem = { status: number; title: string; detail: string; requestId: string };

/** Retry-After when the database is unavailable. */
export const outageRetrySeconds = 5;

/** The problem for an unexpected server error. */
export function describeFailure(error: unknown): Omit<Problem, "requestId"> {
  return isDatabaseAway(error)
    ? {
        status: 503,
        title: "Unavailable",
        detail: "Our database cannot be reached. Please try again shortly.",
      }
    : { status: 500, title: "Server error", detail: "Something went wrong." };
}

/** Typed to fit every route: `default` in the OpenAPI document describes all problems. */
export type ProblemResponse = Response & TypedResponse<never, never, never>;

/** Builds a problem+json response; `headers` are those of every response. */
export function problemResponse(problem: Problem, headers: Record<string, string>): ProblemResponse {
  return new Response(JSON.stringify({ type: "about:blank", ...problem }), {
    status: problem.status,
    headers: {
      ...(problem.status === 503 && { "retry-after": String(outageRetrySeconds) }),
      ...headers,
      "content-type": "application/problem+json",
      "content-security-policy": dataPolicy,
      "cache-control": "no-store",
      "x-request-id": problem.requestId,
    },
  }) as ProblemResponse;
}
