/** Headers that every answer carries, whoever made it. */
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

/** The content policy of a page: scripts and styles are ours, or carry this response's nonce. */
export function pagePolicy(nonce: string, options: { isDevelopment?: boolean } = {}): string {
  const own = `'nonce-${nonce}'`;
  // Vite writes styles into the document while developing; built pages never do.
  if (options.isDevelopment) return policy({ scripts: own, styles: "'unsafe-inline'", connections: "ws:" });
  return policy({ scripts: own, styles: own });
}

/** The content policy of a page that many get: its inline scripts are named by their hashes, styles it has none. */
export function storedPagePolicy(scriptHashes: readonly string[]): string {
  return policy({ scripts: scriptHashes.join(" ") });
}

/** What may stand in a page beside what comes from this site. */
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

/** The content policy of everything that is not a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
