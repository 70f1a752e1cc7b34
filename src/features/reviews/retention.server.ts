import type { KeptData } from "#platform/retention/kept-data.ts";
import { reviewsRetention as rows } from "./retention.ts";

/** Where reviews keep what their retention rows name. */
export const reviewsKeptData: readonly KeptData[] = [
  { row: rows.posts, tables: ["reviews", "review_comments"], inFile: "part reviews.reviews" },
  { row: rows.recentPosts, tables: ["recent_posts"], inFile: "none: fingerprints that last a day" },
];
