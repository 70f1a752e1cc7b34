import { reviewFields } from "../input.ts";

/** The stars and the words of a review, validated as for businesses. */
export const { rating: ratingField, comment: commentField } = reviewFields;
