import { publicPage, type Route } from "#platform/http/routes.ts";
import { tourList } from "./input.ts";

const page = (name: string) => `features/travel/pages/${name}.tsx`;

/** The addresses of travel. */
export const travelRoutes: Route[] = [
  publicPage("cultural-tours", page("cultural-tours"), {
    query: tourList.cacheKey,
    shows: ["cultural_tours"],
    sitemap: true,
  }),
];
