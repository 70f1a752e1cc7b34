import type { SubjectSlug } from "./subjects.ts";

/** Rows of one table with one value: the subcategory of a business, the category of everything else. */
export type Source = {
  table: "businesses" | "artist_directory" | "film_media" | "black_theater_arts";
  value: string;
};

/** The lists that each subject is read from. */
export const sources: Readonly<Record<SubjectSlug, readonly Source[]>> = {
  podcasts: [
    { table: "businesses", value: "Podcast" },
    { table: "film_media", value: "Media Outlets" },
  ],
  dance: [
    { table: "businesses", value: "Dance" },
    { table: "black_theater_arts", value: "Dance" },
  ],
  poetry: [{ table: "artist_directory", value: "Writing" }],
  games: [
    { table: "businesses", value: "Games & play" },
    { table: "businesses", value: "Animation & games" },
  ],
};
