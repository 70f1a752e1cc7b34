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
  // Vite writes styles into the document while developing; built pages never do.
  const styles = options.isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${options.isDevelopment ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The content policy of everything that is not a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
