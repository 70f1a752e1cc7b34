/** Performing and visual arts. With a date, they mean events. */
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
