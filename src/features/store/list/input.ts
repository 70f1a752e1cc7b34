import {
  choiceField,
  defineListQuery,
  type Field,
  type Query,
  textField,
} from "#platform/http/lists/list-query.ts";
import { readPriceRange, writePriceRange } from "../exports/price-range.ts";

/** The prices that the list offers as limits, in dollars; the URL may have any other range, such as `10-20`. `store_count_keys` in the database counts the same ones. */
export const priceLimits = ["25", "50", "100", "200"] as const;

/** The orders of the list. */
export const storeSorts = [
  { value: "newest", label: "Newest" },
  { value: "price-up", label: "Price, low to high" },
  { value: "price-down", label: "Price, high to low" },
  { value: "name", label: "Name" },
] as const;
export type StoreSort = (typeof storeSorts)[number]["value"];

const priceField: Field<string> = {
  fallback: "",
  read(text = "") {
    const range = readPriceRange(text.trim());
    return range ? writePriceRange(range) : "";
  },
  write: (range) => [range],
  isKnown: (text) => readPriceRange(text.trim()) !== null,
  unknown: () => "We do not know that price, so here are all prices.",
};

/** The query parameters of the store. */
export const storeList = defineListQuery(
  "/store",
  {
    search: textField(100),
    /** The title of a collection. */
    collection: textField(80, { isIndexed: true }),
    price: priceField,
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
