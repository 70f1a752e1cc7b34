import { publicPage, type Route } from "#platform/http/routes/routes.ts";
import { organizationList } from "./input.ts";

export const wealthRoutes: Route[] = [
  publicPage("wealth-and-empowerment", "features/wealth/pages/wealth.tsx", {
    query: organizationList.cacheKey,
    shows: ["organizations"],
    sitemap: true,
  }),
];
