import { choiceField, defineListQuery, type Query, textField } from "#platform/http/lists/list-query.ts";

/** The tabs above the list of artists, in order. */
export const artistTabs = [
  { value: "", label: "All Artists" },
  { value: "featured", label: "Featured" },
  { value: "rising", label: "Rising Talent" },
] as const;

/** The sort orders of the list; the first is the default. */
export const artistSorts = [
  { value: "name", label: "Name" },
  { value: "support", label: "Most supported" },
] as const;

/** The query parameters of the artist directory. */
export const artistList = defineListQuery(
  "/artist-directory",
  {
    tab: choiceField(["featured", "rising"], ""),
    search: textField(100),
    category: textField(80, { isIndexed: true }),
    sort: choiceField(["name", "support"], "name", {
      unknown: (name) => `We cannot sort by “${name}”, so here is the usual order.`,
    }),
  },
  { perPage: 24 },
);

export type ArtistQuery = Query<typeof artistList>;
