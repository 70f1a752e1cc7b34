/** Where browsers report what a CSP has blocked. */
export const reportsPath = "/csp-reports";

/** Headers of every response. Pages replace the content security policy with their own. */
export function baseHeaders(origin: string): Record<string, string> {
  return {
    "content-security-policy": dataPolicy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
    "x-frame-options": "DENY",
    "reporting-endpoints": `csp="${origin}${reportsPath}"`,
    ...(origin.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

/** The CSP of a page: scripts and styles are ours, or carry this response's nonce. */
export function pagePolicy(
  nonce: string,
  { isDevelopment = false, connections = "" }: { isDevelopment?: boolean; connections?: string } = {},
): string {
  const own = `'nonce-${nonce}'`;
  // Vite injects inline styles in development. Built pages have none.
  if (isDevelopment)
    return policy({ scripts: own, styles: "'unsafe-inline'", connections: `ws: ${connections}` });
  return policy({ scripts: own, styles: own, connections });
}

/** The CSP of a cached page: its inline scripts are allowed by hash. It has no inline styles. */
export function storedPagePolicy(scriptHashes: readonly string[], connections = ""): string {
  return policy({ scripts: scriptHashes.join(" "), connections });
}

/** The origin that pages fetch map tiles from, or empty if it is ours. */
export function tileOrigin(address: string | undefined): string {
  return address?.startsWith("https:") ? new URL(address).origin : "";
}

/** Builds a CSP from the sources that differ. */
function policy({ scripts = "", styles = "", connections = "" }) {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${connections}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${reportsPath}`,
    "report-to csp",
  ]
    .map((directive) => directive.trim())
    .join("; ");
}

/** The CSP of a built script, which applies when it runs as a worker: the workers of maps and offline copies fetch. */
export const scriptPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self' https:; frame-ancestors 'none'";

/** The CSP of everything that is not a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
