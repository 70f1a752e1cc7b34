import { index, publicPage, type Route, route } from "#platform/http/routes.ts";
import { searchList } from "./input.ts";

const page = (name: string) => `features/search/pages/${name}`;

/** Only the page without a request is cached: words to ask for, and cities. */
const cached = { query: searchList.cacheKey, shows: ["categories"], lists: ["business"] };

/** The search of the whole site, and what its box asks for while somebody types. */
export const searchRoutes: Route[] = [
  publicPage("search", page("search.tsx"), cached),
  route("search/suggestions", page("suggestions.ts")),
];

/** Below the directory's own results: what the words also mean. */
export const alsoReadAs: Route[] = [index(page("related-businesses.tsx"))];

/** Below the goods that the store's search names: others that the words mean. */
export const goodsCloseTo: Route[] = [index(page("related-products.tsx"))];
