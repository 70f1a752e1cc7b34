import { publicPage, type Route } from "#platform/http/routes.ts";
import { venueList } from "./input.ts";

const page = (name: string) => `features/entertainment/pages/${name}.tsx`;

/** The addresses of entertainment. */
export const entertainmentRoutes: Route[] = [
  publicPage("venues", page("venues"), { query: venueList.cacheKey, shows: ["venues"], sitemap: true }),
];
