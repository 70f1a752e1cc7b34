import { isRouteErrorResponse } from "react-router";

/** Whether no answer of ours came: a lost connection, or a proxy that speaks for a server that is away. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 500);
}
