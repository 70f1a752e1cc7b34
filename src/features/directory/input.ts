import {
  choiceField,
  defineListQuery,
  type Field,
  pointField,
  type Query,
  textField,
} from "#platform/http/lists/list-query.ts";
import { knownCategories, radiiMiles } from "./rules.ts";
import { searchSorts } from "./search/search-sort.ts";

const radiusField: Field<number | null> = {
  names: ["radius"],
  fallback: null,
  read: (text) => radiiMiles.find((miles) => String(miles) === text) ?? null,
  write: (miles) => [String(miles ?? "")],
  isUncached: true,
};

/** The query parameters of the directory. */
export const directoryList = defineListQuery(
  "/directory",
  {
    search: textField(100),
    category: choiceField<string, string>(knownCategories, "", {
      isIndexed: true,
      unknown: (name) => `We have no category “${name}”, so here is the list without it.`,
    }),
    state: textField(80, {}),
    sort: choiceField(searchSorts, "best", {
      unknown: (name) => `We cannot sort by “${name}”, so here is the usual order.`,
    }),
    /** A city or ZIP code as typed. */
    near: textField(80),
    /** A point on the map, or the visitor's location. */
    point: pointField,
    radiusMiles: radiusField,
    /** Whether the map is shown next to the list. */
    map: choiceField(["open"], ""),
  },
  {
    settle(query) {
      const point = query.near ? null : query.point;
      // A place replaces the state: its radius may cross the state's border.
      return { ...query, point, state: query.near || point ? "" : query.state };
    },
  },
);

export type DirectoryQuery = Query<typeof directoryList>;

/** The URL of a query, without default values. */
export const directoryPath = directoryList.href;
/** The query with these changes, from its first page. */
export const changeQuery = directoryList.change;

/** The URL of the full map with the filters of a query. */
export function mapPath(query: DirectoryQuery): string {
  return directoryList.href(changeQuery(query, { sort: "best", map: "" }), "/directory/map");
}
