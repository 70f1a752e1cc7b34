const readMethods = ["GET", "HEAD"];
const readable = "ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id";

/** Lets any origin read this response. Without cookies: browsers reject `*` for requests with credentials. */
export function openToAllSites(response: Response): void {
  response.headers.set("access-control-allow-origin", "*");
  response.headers.set("access-control-expose-headers", readable);
}

/** The preflight response for reads with custom headers. Writes get none. */
export function preflightHeaders(request: Request): Record<string, string> {
  if (!readMethods.includes(request.headers.get("access-control-request-method") ?? "")) return {};
  return {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": readMethods.join(", "),
    "access-control-allow-headers": "If-None-Match",
    "access-control-max-age": "86400",
  };
}
