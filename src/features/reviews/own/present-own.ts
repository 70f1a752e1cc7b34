import { formatDay } from "#ui/format-day.ts";
import type { OwnReview } from "../queries/list-own-reviews.server.ts";

export type ShownOwnReview = ReturnType<typeof presentOwn>;

/** One's own review as its author sees it. */
export function presentOwn({ id, businessId, businessName, rating, comment, status, ...at }: OwnReview) {
  const edited = at.editedAt ? `, edited ${formatDay(at.editedAt)}` : "";
  return {
    ...{ id, businessId, businessName, rating, comment },
    day: `${formatDay(at.createdAt)}${edited}`,
    state: status === "Pending" ? "waiting" : status === "Rejected" ? "rejected" : "shown",
  } as const;
}
