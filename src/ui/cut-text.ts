/** At most so many characters of a text, cut after a whole word, with an ellipsis where something is left out. */
export function cutText(text: string, most: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= most) return plain;
  const end = plain.lastIndexOf(" ", most - 1);
  // A word as long as half of the text is broken instead.
  const start = plain.slice(0, end > most / 2 ? end : most - 1);
  // No punctuation before the ellipsis, and no half of a character.
  return `${start.replace(/[\s\p{P}\p{Cs}]+$/u, "")}…`;
}
