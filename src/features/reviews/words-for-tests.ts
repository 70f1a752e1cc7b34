const letters = [..."bcdfghjklmnpqrstvwxz"];

/** Random words. Texts of real syllables had so many trigrams in common that a few counted as near duplicates. */
export function newWords(count = 12): string {
  const pick = () => letters[Math.floor(Math.random() * letters.length)];
  return Array.from({ length: count }, () => Array.from({ length: 6 }, pick).join("")).join(" ");
}
