import type { RetainedData } from "#platform/retention/retained-data.ts";
import { travelReviewsRetention as rows } from "./retention.ts";

/** The tables of travel reviews' retention rows. */
export const travelReviewsRetainedData: readonly RetainedData[] = [
  { row: rows.posts, tables: ["travel_reviews"], inFile: "part travel_reviews.reviews" },
];
