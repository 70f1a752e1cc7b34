import type { KeptData } from "#platform/retention/kept-data.ts";
import { travelReviewsRetention as rows } from "./retention.ts";

/** Where travel reviews keep what their retention rows name. */
export const travelReviewsKeptData: readonly KeptData[] = [
  { row: rows.posts, tables: ["travel_reviews"], inFile: "part travel_reviews.reviews" },
];
