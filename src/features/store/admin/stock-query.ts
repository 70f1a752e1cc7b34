import { choiceField, defineListQuery, type Query, textField } from "#platform/http/lists/list-query.ts";

/** The query parameters of the table of stock: what runs low first, or everything by title. */
export const stockList = defineListQuery(
  "/admin/stock",
  { search: textField(100), show: choiceField(["all"], "") },
  { perPage: 20 },
);

export type StockQuery = Query<typeof stockList>;
