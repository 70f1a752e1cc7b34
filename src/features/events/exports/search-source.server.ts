import type { SearchSource } from "#platform/search/search-source.ts";

/** Events in the search of the whole site. */
export const eventSearchSource: SearchSource<"event"> = {
  kind: "event",
  hasDates: true,
  hrefOf: ({ id }) => `/event/${id}`,
};
