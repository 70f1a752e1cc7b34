import { choiceField, defineListQuery, type Query, textField } from "#platform/http/lists/list-query.ts";

export const productStates = [
  { value: "published", label: "Published" },
  { value: "draft", label: "Draft" },
  { value: "withdrawn", label: "Withdrawn" },
] as const;

/** The query parameters of the table of products. */
export const adminProductList = defineListQuery(
  "/admin/products",
  {
    search: textField(100),
    status: choiceField(
      productStates.map(({ value }) => value),
      "",
    ),
  },
  { perPage: 20 },
);

export type AdminProductQuery = Query<typeof adminProductList>;
