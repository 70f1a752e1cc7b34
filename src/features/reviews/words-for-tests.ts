const syllables = "ba de fo gu ji ka le mo nu pi ra se to vu wa xi yo zu chi sha tho bre kli dro".split(" ");

/** Words that no other post holds: made of syllables, because a text with only a number changed counts as the same. */
export function newWords(count = 12): string {
  const pick = () => syllables[Math.floor(Math.random() * syllables.length)];
  return Array.from({ length: count }, () => `${pick()}${pick()}${pick()}`).join(" ");
}
