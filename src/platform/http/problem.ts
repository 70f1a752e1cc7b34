import { dataPolicy } from "./security-headers.ts";

/** An error answer for programs (RFC 9457). */
export type Problem = { status: number; title: string; detail: string; requestId: string };

/** Builds a problem+json answer; `headers` are those every answer carries. */
export function problemResponse(problem: Problem, headers: Record<string, string>): Response {
  return new Response(JSON.stringify({ type: "about:blank", ...problem }), {
    status: problem.status,
    headers: {
      ...headers,
      "content-type": "application/problem+json",
      "content-security-policy": dataPolicy,
      "cache-control": "no-store",
      "x-request-id": problem.requestId,
    },
  });
}
