import type { AdminTab } from "#platform/http/admin-tab.ts";
import { countHeldPosts } from "../queries/count-held-posts.server.ts";

/** The queue of held posts in the admin area. */
export const reviewsTab: AdminTab = {
  label: "Reviews",
  path: "admin/reviews",
  file: "features/reviews/admin/reviews-queue.tsx",
  count: countHeldPosts,
};
