import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";

const page = (name: string) => `features/reviews/pages/${name}`;

/** The addresses of reviews. */
export const reviewsRoutes: RouteConfigEntry[] = [route("reviews", page("reviews.tsx"))];

/** The desk of reviews, inside the frame of the admin pages. */
export const reviewsAdminRoutes: RouteConfigEntry[] = [
  route("admin/reviews", "features/reviews/admin/held-posts.tsx"),
];

/** What reviews add to the page of a business. */
export const businessReviews: RouteConfigEntry[] = [index(page("business-reviews.tsx"))];
