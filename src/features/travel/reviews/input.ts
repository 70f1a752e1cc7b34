import { z } from "zod";
import { commentField, ratingField } from "#features/reviews/exports/review-fields.ts";

const welcomeMissing = "Say how welcome you felt";

export const travelReviewSchema = z.object({
  rating: ratingField,
  welcome: z.int(welcomeMissing).min(1, welcomeMissing).max(5, welcomeMissing),
  anonymous: z.boolean(),
  comment: commentField,
});
export type TravelReviewDraft = z.output<typeof travelReviewSchema>;
