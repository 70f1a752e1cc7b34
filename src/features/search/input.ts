import {
  choiceField,
  defineListQuery,
  type Field,
  pointField,
  type Query,
  textField,
} from "#platform/http/lists/list-query.ts";
import { tabValues } from "./present/tabs.ts";

/** The parts of a parsed query that a visitor can remove. */
export const queryParts = ["kind", "category", "price", "time", "place"] as const;
export type QueryPart = (typeof queryParts)[number];

/** Removed parts, such as `category.place`. */
const withoutField: Field<string> = {
  fallback: "",
  read: (text = "") => queryParts.filter((part) => text.split(".").includes(part)).join("."),
  write: (parts) => [parts],
  isUncached: true,
};

const maxLength = 100;
const none = { exact: "", without: "", tab: "", near: "", point: null } as const;

/** The query parameters of the search. Only the page without a query is cached. */
export const searchList = defineListQuery(
  "/search",
  {
    q: textField(maxLength),
    /** Searches for the words as typed, without parsing them. */
    exact: choiceField(["1"], "", { isUncached: true }),
    without: withoutField,
    tab: choiceField(tabValues, "", {
      isUncached: true,
      unknown: () => "We do not know that tab, so here is everything.",
    }),
    /** The visitor's location as typed, for “near me”. */
    near: textField(80),
    /** The visitor's location from the browser. */
    point: pointField,
  },
  {
    settle(query) {
      if (query.q === "") return { ...query, ...none };
      return {
        ...query,
        without: query.exact ? "" : query.without,
        point: query.near ? null : query.point,
      };
    },
  },
);

export type SearchParams = Query<typeof searchList>;

/** The URL of the results for a query. */
export function searchPath(q: string): string {
  return searchList.href({ q });
}

/** Parameters for text that was typed on another page, such as the directory. */
export function paramsFor(typed: string): SearchParams {
  const text = typed
    .toWellFormed()
    .replace(/\p{Cc}+/gu, " ")
    .trim();
  return { q: [...text].slice(0, maxLength).join(""), ...none, after: "", trail: [] };
}

export function removedParts(query: SearchParams): QueryPart[] {
  return queryParts.filter((part) => query.without.split(".").includes(part));
}

/** The parameters with one more part removed, on the first tab. */
export function paramsWithout(query: SearchParams, part: QueryPart): SearchParams {
  const removed = new Set([...removedParts(query), part]);
  const cleared = part === "place" ? { near: "", point: null } : {};
  return searchList.change(query, {
    ...cleared,
    tab: "",
    without: queryParts.filter((one) => removed.has(one)).join("."),
  });
}
