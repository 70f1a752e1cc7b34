import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";

const page = (name: string) => `features/reviews/pages/${name}`;

/** The addresses of reviews. */
export const reviewsRoutes: RouteConfigEntry[] = [route("reviews", page("reviews.tsx"))];

/** What reviews add to the page of a business. */
export const businessReviews: RouteConfigEntry[] = [index(page("business-reviews.tsx"))];
