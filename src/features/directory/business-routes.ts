import { type RouteConfigEntry, route } from "@react-router/dev/routes";

/**
 * The page of a business. What other features show on it (the reviews with their form at `#review`)
 * are its child routes, so that neither feature imports the other.
 */
export function businessRoutes(sections: RouteConfigEntry[]): RouteConfigEntry[] {
  return [route("business/:id", "features/directory/pages/business.tsx", sections)];
}
