/** The smallest encoding that the client accepts; null for identity. */
export function pickEncoding(accepts: string | null): "br" | "gzip" | null {
  if (!accepts) return null;
  if (accepts.includes("br")) return "br";
  return accepts.includes("gzip") ? "gzip" : null;
}
