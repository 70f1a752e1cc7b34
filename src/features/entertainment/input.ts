import { choiceField, defineListQuery, type Query } from "#platform/http/lists/list-query.ts";

/** The choices above the list of venues, in order. */
export const venueChoices = [
  { value: "all", label: "All Venues" },
  { value: "owned", label: "Black-Owned" },
  { value: "supporting", label: "Black-Supporting" },
] as const;

/** The query parameters of the venues. */
export const venueList = defineListQuery(
  "/venues",
  {
    filter: choiceField(["all", "owned", "supporting"], "all", {
      unknown: () => "We do not know that choice, so here are all venues.",
    }),
  },
  { perPage: 12 },
);

export type VenueQuery = Query<typeof venueList>;
