import type { Result } from "../find/result.ts";

/** A row below the search box: something that was found, a place, or a category of businesses. */
export type SearchSuggestion = Pick<
  Result,
  "id" | "title" | "detail" | "href" | "pictureUrl" | "price" | "rating" | "startsAt"
> & { kind: Result["kind"] | "place" | "category" };

/** What `/search/suggestions` answers. */
export type SuggestionList = { items: SearchSuggestion[] };
