import { isRouteErrorResponse } from "react-router";

/** Whether the server was unreachable: a lost connection, a gateway error from a proxy, or too many requests. */
export function isUnreachable(error: unknown): boolean {
  if (!isRouteErrorResponse(error)) return error instanceof TypeError;
  return error.status >= 500 || error.status === 429;
}
