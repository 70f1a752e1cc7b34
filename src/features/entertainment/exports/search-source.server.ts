import type { SearchSource } from "#platform/search/search-source.ts";
import { venueList } from "../input.ts";
import { venueOrder } from "../queries/list-venues.server.ts";

/** Venues in the search of the whole site. They have no page of their own: the list begins with it. */
export const venueSearchSource: SearchSource<"venue"> = {
  kind: "venue",
  hrefOf: ({ title }) => venueList.href({ after: venueOrder.startAt("name", title.toLowerCase()) }),
};
