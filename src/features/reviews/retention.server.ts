import type { RetainedData } from "#platform/retention/retained-data.ts";
import { reviewsRetention as rows } from "./retention.ts";

/** Where reviews keep what their retention rows name. */
export const reviewsRetainedData: readonly RetainedData[] = [
  { row: rows.posts, tables: ["reviews", "review_comments"], inFile: "part reviews.reviews" },
  { row: rows.recentPosts, tables: ["recent_posts"], inFile: "none: fingerprints that last a day" },
];
