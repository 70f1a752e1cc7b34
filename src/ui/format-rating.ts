/** A rating with one decimal, or `New` without ratings. */
export function formatRating(rating: number | null | undefined): string {
  return isRated(rating) ? rating.toFixed(1) : "New";
}

/** Whether there is a rating to show. */
export function isRated(rating: number | null | undefined): rating is number {
  return typeof rating === "number" && rating > 0;
}
