const readMethods = ["GET", "HEAD"];
const readable = "ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id";

/** Lets a page of any site read this answer. Never with cookies: a browser refuses `*` for a request that sent some. */
export function openToAllSites(response: Response): void {
  response.headers.set("access-control-allow-origin", "*");
  response.headers.set("access-control-expose-headers", readable);
}

/** What a browser is told before it reads with headers of its own; nothing, when it asks whether it may write. */
export function preflightHeaders(request: Request): Record<string, string> {
  if (!readMethods.includes(request.headers.get("access-control-request-method") ?? "")) return {};
  return {
    "access-control-allow-origin": "*",
    "access-control-allow-methods": readMethods.join(", "),
    "access-control-allow-headers": "If-None-Match",
    "access-control-max-age": "86400",
  };
}
