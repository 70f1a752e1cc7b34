import { choiceField, defineListQuery, type Query, textField } from "#platform/http/list-query.ts";

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

/** The URL of an editor page, which leads back to this page of the list. */
export function toEditor(path: string, query: AdminProductQuery): string {
  const { search } = new URL(adminProductList.href(query), "http://list");
  const list = search.slice(1);
  return `/admin/products/${path}${list ? `?${new URLSearchParams({ list })}` : ""}`;
}

/** The page of the list that an editor was opened from. Read by the list's own schema, so it never leads elsewhere. */
export function readListQuery(url: URL): AdminProductQuery {
  return adminProductList.read(new URLSearchParams(url.searchParams.get("list") ?? ""));
}

export const backToList = (url: URL) => adminProductList.href(readListQuery(url));
