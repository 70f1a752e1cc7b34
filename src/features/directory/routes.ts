import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const file = (path: string) => `features/directory/${path}`;

/** The list and the map. */
export const directoryRoutes: RouteConfigEntry[] = [
  route("directory", file("list/pages/directory.tsx")),
  route("directory/map", file("map/pages/directory-map.tsx")),
  route("directory/map/data", file("map/pages/map-data.ts")),
];

/** Pages that search engines lead to: one for each category and each city. */
export const landingRoutes: RouteConfigEntry[] = [
  route("directory/:category", file("landing/pages/category-landing.tsx")),
  route("directory/in/:place", file("landing/pages/place-landing.tsx")),
];

/**
 * The page of a business. What other features show on it (the reviews with their form at `#review`)
 * are its child routes, so that neither feature imports the other.
 */
export function businessRoutes(sections: RouteConfigEntry[]): RouteConfigEntry[] {
  return [route("business/:id", file("business/pages/business.tsx"), sections)];
}
