import type { AdminTab } from "#platform/http/admin-tab.ts";
import { countHeldReplies, countHeldReviews } from "../queries/count-held-posts.server.ts";

/** The queue of held reviews and replies in the admin area. */
export const reviewsTab: AdminTab = {
  label: "Reviews",
  path: "admin/reviews",
  file: "features/reviews/admin/reviews-queue.tsx",
  count: countHeldReviews,
  countAlso: { noun: ["reply", "replies"], count: countHeldReplies },
};
