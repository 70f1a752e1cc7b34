import { describeCount } from "../format-number.ts";
import type { Failure, ListPageProps } from "./list-page.tsx";
import { type AnyQuery, type ListAddress, useListForm } from "./use-list-form.ts";

type List<Query> = ListAddress<Query> & {
  pages: (query: Query, nextCursor: string | null) => { previous?: string; next?: string };
  position: (query: Query, shown: { items: number; count: number }) => string | null;
};

/** What a list's loader gives. */
type Loaded<Query, Item> = {
  query: Query;
  found: { items: readonly Item[]; nextCursor: string | null; total: number } | null;
  ignored: readonly { words: string }[];
  failure: Failure | null;
};

type Common = "live" | "count" | "position" | "after" | "pages" | "notices" | "failure";

/** What a `ListPage` needs of what was loaded; the page adds its looks, its words and its cards. */
export function useListPage<Query extends AnyQuery, Item>(
  list: List<Query>,
  { query, found, ignored, failure }: Loaded<Query, Item>,
  [one, many]: readonly [string, string],
) {
  const live = useListForm(list, query);
  const { items = [], nextCursor = null, total: count = 0 } = found ?? {};
  const props: Pick<ListPageProps, Common> = {
    live,
    count: describeCount(count, one, many),
    position: list.position(query, { items: items.length, count }),
    after: query.after,
    pages: list.pages(query, nextCursor),
    notices: ignored.map(({ words }) => words),
    failure,
  };
  return { props, items };
}
