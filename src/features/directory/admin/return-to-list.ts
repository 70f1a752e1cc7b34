import { type AdminBusinessQuery, adminBusinessList } from "./businesses-query.ts";

/** The URL of an editor page, which leads back to this page of the list. */
export function toEditor(path: string, query: AdminBusinessQuery): string {
  const { search } = new URL(adminBusinessList.href(query), "http://list");
  const list = search.slice(1);
  return `/admin/businesses/${path}${list ? `?${new URLSearchParams({ list })}` : ""}`;
}

/** The page of the list that an editor was opened from. Read by the list's own schema, so it never leads elsewhere. */
export function readListQuery(url: URL): AdminBusinessQuery {
  return adminBusinessList.read(new URLSearchParams(url.searchParams.get("list") ?? ""));
}

/** The URL of that page. */
export function backToList(url: URL): string {
  return adminBusinessList.href(readListQuery(url));
}
