import { index, publicPage, type Route } from "#platform/http/routes.ts";
import { reviewsList } from "./reviews-query.ts";

const page = (name: string) => `features/reviews/pages/${name}`;

/** The addresses of reviews. */
export const reviewsRoutes: Route[] = [
  publicPage("reviews", page("reviews.tsx"), {
    query: reviewsList.cacheKey,
    shows: ["businesses", "categories", "reviews", "review_comments"],
    sitemap: true,
  }),
];

/** What reviews add to the page of a business. */
export const businessReviews: Route[] = [index(page("business-reviews.tsx"))];
