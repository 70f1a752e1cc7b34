import type { AdminTab } from "#platform/http/admin-tab.ts";
import { countHeldWords } from "../queries/count-held-words.server.ts";
import { areTravelReviewsOpen } from "../require-open.server.ts";

/** The queue of held travel reviews in the admin area, once they are open. */
export const travelReviewsTab: AdminTab = {
  label: "Travel reviews",
  path: "admin/travel-reviews",
  file: "features/travel/reviews/admin/travel-reviews-queue.tsx",
  count: countHeldWords,
  isOpen: areTravelReviewsOpen,
};
