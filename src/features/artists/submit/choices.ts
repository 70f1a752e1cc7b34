/** The categories for submissions, in the order of the menu. */
export const artistCategories = [
  "Music",
  "Fashion",
  "Art",
  "Photography",
  "Writing",
  "Digital Creators",
  "Other",
] as const;

export const maxTaglineLength = 100;
