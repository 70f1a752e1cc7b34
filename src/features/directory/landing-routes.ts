import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const page = (name: string) => `features/directory/pages/${name}.tsx`;

/** Pages that search engines lead to: one for each category and each city. */
export const landingRoutes: RouteConfigEntry[] = [
  route("directory/:category", page("category-landing")),
  route("directory/in/:place", page("place-landing")),
];
