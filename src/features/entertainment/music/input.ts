import { choiceField, defineListQuery, type Query } from "#platform/http/lists/list-query.ts";

/** The tabs of the page, in order. */
export const musicTabs = [
  { value: "musicians", label: "Musicians" },
  { value: "producers", label: "Producers" },
  { value: "venues", label: "Venues" },
  { value: "directory", label: "Artist Directory" },
] as const;
export type MusicTab = (typeof musicTabs)[number]["value"];

/** The columns of the table, in order. Each is sortable in both directions. */
export const artistColumns = [
  { column: "artist_name", sort: "name", label: "Artist name" },
  { column: "real_name", sort: "real-name", label: "Real name" },
  { column: "type", sort: "type", label: "Type" },
  { column: "city", sort: "city", label: "City" },
  { column: "state", sort: "state", label: "State" },
  { column: "genre", sort: "genre", label: "Genre" },
  { column: "description", sort: "description", label: "Description" },
  { column: "notable_work", sort: "work", label: "Notable work" },
  { column: "record_label", sort: "label", label: "Record label" },
  { column: "year_started", sort: "year", label: "Year started" },
] as const;
export type ArtistSort = (typeof artistColumns)[number]["sort"];
/** Descending order of a column. */
export type Descending = `${ArtistSort}-desc`;

export const descending = (sort: ArtistSort): Descending => `${sort}-desc`;
const sorts = artistColumns.flatMap(({ sort }) => [sort, descending(sort)]);

/** The query parameters of music and artists. Only the table is sorted. */
export const musicList = defineListQuery(
  "/music-and-artists",
  {
    tab: choiceField(
      musicTabs.map(({ value }) => value),
      "musicians",
      { isIndexed: true, unknown: () => "We do not know that tab, so here are the musicians." },
    ),
    sort: choiceField(sorts, "name"),
  },
  {
    perPage: 12,
    settle: (query) => (query.tab === "directory" ? query : { ...query, sort: "name" as const }),
  },
);

export type MusicQuery = Query<typeof musicList>;
