import { index, publicPage, type Route, route, type Sections } from "#platform/http/routes/routes.ts";
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

export const reviewsSections: Sections = {
  account: [
    route("account/reviews", "features/reviews/own/own-reviews.tsx"),
    route("account/reviews/:id", "features/reviews/own/own-review.tsx"),
  ],
  "business reviews": [index(page("business-reviews.tsx"))],
  "business workspace": [route("reviews", "features/reviews/owner-replies/owner-replies.tsx")],
};
