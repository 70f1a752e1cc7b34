import type { SearchSource } from "#platform/search/search-source.ts";
import { venueList } from "../input.ts";
import { venueOrder } from "../queries/list-venues.server.ts";

/** Venues in the site search. They have no separate pages, so the list starts with the venue. */
export const venueSearchSource: SearchSource<"venue"> = {
  kind: "venue",
  hrefOf: ({ title }) => venueList.href({ after: venueOrder.startAt("name", title.toLowerCase()) }),
};
