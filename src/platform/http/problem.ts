import type { TypedResponse } from "hono";
import { isDatabaseAway } from "#platform/db/is-database-away.ts";
import { dataPolicy } from "./security-headers.ts";

/** An error answer for programs (RFC 9457). */
export type Problem = { status: number; title: string; detail: string; requestId: string };

/** How long a client is asked to wait when the database is away. */
export const outageRetrySeconds = 5;

/** What API clients are told of an error that is not theirs. */
export function describeFailure(error: unknown): Omit<Problem, "requestId"> {
  return isDatabaseAway(error)
    ? {
        status: 503,
        title: "Unavailable",
        detail: "Our database cannot be reached. Please try again shortly.",
      }
    : { status: 500, title: "Server error", detail: "Something went wrong." };
}

/** Fits every API route, whatever else it answers: `default` in the OpenAPI document describes all problems. */
export type ProblemResponse = Response & TypedResponse<never, never, never>;

/** Builds a problem+json answer; `headers` are those every answer carries. */
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
