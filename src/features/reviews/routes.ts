import { index, publicPage, type Route, route } from "#platform/http/routes.ts";
import { reviewsList } from "./reviews-query.ts";

const page = (name: string) => `features/reviews/pages/${name}`;

export const reviewsRoutes: Route[] = [
  publicPage("reviews", page("reviews.tsx"), {
    query: reviewsList.cacheKey,
    shows: ["categories"],
    lists: ["business"],
    sitemap: true,
  }),
];

/** The reviews section of the account pages. */
export const ownReviewsRoutes: Route[] = [
  route("account/reviews", "features/reviews/own/own-reviews.tsx"),
  route("account/reviews/:id", "features/reviews/own/own-review.tsx"),
];

/** The child route on the page of a business. */
export const businessReviews: Route[] = [index(page("business-reviews.tsx"))];

/** The reviews part of an owner's workspace. */
export const ownerReviews: Route[] = [route("reviews", "features/reviews/answers/answers.tsx")];
