/** Truncates text to `maxLength` characters at a word boundary, with an ellipsis. */
export function truncateText(text: string, maxLength: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= maxLength) return plain;
  const end = plain.lastIndexOf(" ", maxLength - 1);
  // A word longer than half the limit is broken instead.
  const start = plain.slice(0, end > maxLength / 2 ? end : maxLength - 1);
  // No punctuation before the ellipsis, and no half of a surrogate pair.
  return `${start.replace(/[\s\p{P}\p{Cs}]+$/u, "")}…`;
}
