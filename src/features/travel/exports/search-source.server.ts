import type { SearchSource } from "#platform/search/search-source.ts";
import { bookingList } from "../booking/input.ts";
import { tourList } from "../input.ts";
import { tourOrder } from "../queries/list-tours.server.ts";

/** Travel guides in the search of the whole site. */
export const guideSearchSource: SearchSource<"guide"> = {
  kind: "guide",
  hrefOf: ({ id }) => `/travel-guides/${id}`,
};

/** Tours have no page of their own: the list begins with it. */
export const tourSearchSource: SearchSource<"tour"> = {
  kind: "tour",
  hrefOf: ({ title }) => tourList.href({ after: tourOrder.startAt("name", title.toLowerCase()) }),
};

/** Places to sleep have no page of their own either: the list is searched for it. */
export const staySearchSource: SearchSource<"stay"> = {
  kind: "stay",
  hasPrices: true,
  hrefOf: ({ title }) => bookingList.href({ search: title }),
};
