import type { Result } from "../find/result.ts";

/** A row below the search box: a result, a place or a business category. */
export type SearchSuggestion = Pick<
  Result,
  "id" | "title" | "detail" | "href" | "pictureUrl" | "price" | "rating" | "startsAt"
> & { kind: Result["kind"] | "place" | "category" };

/** The response of `/search/suggestions`. */
export type SuggestionList = { items: SearchSuggestion[] };
