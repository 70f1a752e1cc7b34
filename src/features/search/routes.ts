import { index, publicPage, type Route, route } from "#platform/http/routes.ts";
import { searchList } from "./input.ts";

const page = (name: string) => `features/search/pages/${name}`;

/** Only the page without a query is cached: suggested searches and cities. */
const cached = { query: searchList.cacheKey, shows: ["categories"], lists: ["business"] };

/** The search page and the suggestions of its box. */
export const searchRoutes: Route[] = [
  publicPage("search", page("search.tsx"), cached),
  route("search/suggestions", page("suggestions.ts")),
];

/** Related businesses below the results of the directory. */
export const alsoReadAs: Route[] = [index(page("related-businesses.tsx"))];

/** Related products below the results of the store. */
export const goodsCloseTo: Route[] = [index(page("related-products.tsx"))];
