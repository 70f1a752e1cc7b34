/** Categories of what is performed or shown: with a time, events of that sort are meant. */
export const stageCategories: ReadonlySet<string> = new Set([
  "Music",
  "Entertainment",
  "Visual Art",
  "Writing",
  "Comedian",
  "Comedy Show",
  "Comedy Group",
  "Comedy Festival",
  "Comedy Production",
  "Comedy Collective",
  "Comedy Venue",
]);
