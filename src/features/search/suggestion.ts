import type { Found } from "./found.ts";

/** A row below the search box: something that was found, or a place. */
export type SearchSuggestion = Pick<
  Found,
  "id" | "title" | "detail" | "href" | "pictureUrl" | "price" | "rating" | "startsAt"
> & { kind: Found["kind"] | "place" };

/** What `/search/suggestions` answers. */
export type SuggestionList = { items: SearchSuggestion[] };
