import { choiceField, defineListQuery, textField } from "#platform/http/list-query.ts";
import { reviewSorts } from "./rules.ts";

/** What the address of the reviews page may say: the reviews of one business, or businesses to choose from. */
export const reviewsList = defineListQuery("/reviews", {
  business: textField(100, { isIndexed: true }),
  search: textField(100),
  sort: choiceField(reviewSorts, "newest", {
    unknown: (name) => `We cannot sort by “${name}”, so here is the usual order.`,
  }),
});
