/** The smallest form of an answer that a client takes, by its Accept-Encoding; null for as it is. */
export function pickEncoding(accepts: string | null): "br" | "gzip" | null {
  if (!accepts) return null;
  if (accepts.includes("br")) return "br";
  return accepts.includes("gzip") ? "gzip" : null;
}
