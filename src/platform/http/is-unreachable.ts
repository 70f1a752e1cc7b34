import { isRouteErrorResponse } from "react-router";

/** Whether the server could not be reached: a lost connection, or a gateway error from a proxy. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 500);
}
