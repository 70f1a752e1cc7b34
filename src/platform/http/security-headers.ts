/** Headers of every response. */
export function baseHeaders(origin: string): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), payment=(), usb=(), geolocation=(self)",
    "x-frame-options": "DENY",
    ...(origin.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  };
}

/** The CSP of a page: scripts and styles are ours, or carry this response's nonce. */
export function pagePolicy(nonce: string, options: { isDevelopment?: boolean } = {}): string {
  const own = `'nonce-${nonce}'`;
  // Vite injects inline styles in development. Built pages have none.
  if (options.isDevelopment) return policy({ scripts: own, styles: "'unsafe-inline'", connections: "ws:" });
  return policy({ scripts: own, styles: own });
}

/** The CSP of a cached page: its inline scripts are allowed by hash. It has no inline styles. */
export function storedPagePolicy(scriptHashes: readonly string[]): string {
  return policy({ scripts: scriptHashes.join(" ") });
}

/** Builds a CSP from the sources that differ. */
function policy({ scripts = "", styles = "", connections = "" }) {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self' ${connections}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join("; ");
}

/** The CSP of everything that is not a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
