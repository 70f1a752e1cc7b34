import { index, publicPage, type Route, route, type Sections } from "#platform/http/routes/routes.ts";
import { searchList } from "./input.ts";

const page = (name: string) => `features/search/pages/${name}`;

/** Only the page without a query is cached: suggested searches and cities. */
const cached = { query: searchList.cacheKey, shows: ["categories"], lists: ["business"] };

export const searchRoutes: Route[] = [
  publicPage("search", page("search.tsx"), cached),
  route("search/suggestions", page("suggestions.ts")),
];

/** Related results below those of a list. */
export const searchSections: Sections = {
  directory: [index(page("related-businesses.tsx"))],
  store: [index(page("related-products.tsx"))],
};
