import { choiceField, defineListQuery, type Query, textField } from "#platform/http/list-query.ts";

/** The prices that the list can be limited to, in dollars. `store_count_keys` in the database counts the same ones. */
export const priceLimits = ["25", "50", "100", "200"] as const;

/** The orders of the list. */
export const storeSorts = [
  { value: "newest", label: "Newest" },
  { value: "price-up", label: "Price, low to high" },
  { value: "price-down", label: "Price, high to low" },
  { value: "name", label: "Name" },
] as const;
export type StoreSort = (typeof storeSorts)[number]["value"];

/** The query parameters of the store. */
export const storeList = defineListQuery(
  "/store",
  {
    search: textField(100),
    /** The title of a collection. */
    collection: textField(80, { isIndexed: true }),
    price: choiceField(priceLimits, "", {
      unknown: () => "We do not know that price, so here are the goods without it.",
    }),
    /** The id of a business. */
    maker: textField(36, {}),
    state: textField(80, {}),
    stock: choiceField(["ready"], ""),
    sale: choiceField(["on"], ""),
    sort: choiceField(
      storeSorts.map(({ value }) => value),
      "newest",
      { unknown: (name) => `We cannot sort by “${name}”, so here are the newest first.` },
    ),
  },
  { perPage: 24 },
);

export type StoreQuery = Query<typeof storeList>;
