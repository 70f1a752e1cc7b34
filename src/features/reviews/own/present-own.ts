import { formatDay } from "#ui/format-day.ts";
import type { OwnReview } from "../queries/list-own-reviews.server.ts";

export type ShownOwnReview = ReturnType<typeof presentOwn>;

/** A review for display to its author. */
export function presentOwn({ id, businessId, businessName, rating, comment, status, ...times }: OwnReview) {
  const edited = times.editedAt ? `, edited ${formatDay(times.editedAt)}` : "";
  return {
    ...{ id, businessId, businessName, rating, comment },
    day: `${formatDay(times.createdAt)}${edited}`,
    state: status === "Pending" ? "waiting" : status === "Rejected" ? "rejected" : "shown",
  } as const;
}
