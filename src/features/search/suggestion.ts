import type { Found } from "./found.ts";

/** A row below the search box: something that was found, a place, or a category of businesses. */
export type SearchSuggestion = Pick<
  Found,
  "id" | "title" | "detail" | "href" | "pictureUrl" | "price" | "rating" | "startsAt"
> & { kind: Found["kind"] | "place" | "category" };

/** What `/search/suggestions` answers. */
export type SuggestionList = { items: SearchSuggestion[] };
