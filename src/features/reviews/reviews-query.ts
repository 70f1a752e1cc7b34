import { alphabet } from "#features/directory/exports/alphabet.ts";
import { choiceField, defineListQuery, textField } from "#platform/http/lists/list-query.ts";
import { reviewSorts } from "./rules.ts";

/** The query parameters of the reviews page: the reviews of one business, or a list of businesses to choose from. */
export const reviewsList = defineListQuery("/reviews", {
  business: textField(100, { isIndexed: true }),
  search: textField(100),
  /** Where the list of businesses starts. */
  letter: choiceField(alphabet, ""),
  sort: choiceField(reviewSorts, "newest", {
    unknown: (name) => `We cannot sort by “${name}”, so here is the usual order.`,
  }),
});
