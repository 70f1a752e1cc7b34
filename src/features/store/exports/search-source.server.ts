import type { SearchSource } from "#platform/search/search-source.ts";
import { storeSwitches } from "../switches.ts";

/** Goods of the store in the search of the whole site. */
export const productSearchSource: SearchSource<"product"> = {
  kind: "product",
  launchSwitch: storeSwitches.catalogue.name,
  hasPrices: true,
  hrefOf: ({ id }) => `/product/${id}`,
};
