import type { SearchSource } from "#platform/search/search-source.ts";
import { bookingList } from "../booking/input.ts";
import { tourList } from "../input.ts";
import { tourOrder } from "../queries/list-tours.server.ts";

/** Travel guides in the site search. */
export const guideSearchSource: SearchSource<"guide"> = {
  kind: "guide",
  hrefOf: ({ id }) => `/travel-guides/${id}`,
};

/** Tours have no separate pages, so the list starts with the tour. */
export const tourSearchSource: SearchSource<"tour"> = {
  kind: "tour",
  hrefOf: ({ title }) => tourList.href({ after: tourOrder.startAt("name", title.toLowerCase()) }),
};

/** Places to stay have no separate pages either, so the list is searched for the name. */
export const staySearchSource: SearchSource<"stay"> = {
  kind: "stay",
  hasPrices: true,
  hrefOf: ({ title }) => bookingList.href({ search: title }),
};
