const syllables = "ba de fo gu ji ka le mo nu pi ra se to vu wa xi yo zu chi sha tho bre kli dro".split(" ");

/** Random words from syllables, so that no two posts count as near duplicates. */
export function newWords(count = 12): string {
  const pick = () => syllables[Math.floor(Math.random() * syllables.length)];
  return Array.from({ length: count }, () => `${pick()}${pick()}${pick()}`).join(" ");
}
