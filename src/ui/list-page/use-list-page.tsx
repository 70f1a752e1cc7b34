import type { ComponentType } from "react";
import { ButtonLink } from "../button.tsx";
import { Cloth } from "../cloth.tsx";
import { EmptyState } from "../empty-state.tsx";
import { describeCount, formatCount } from "../format-number.ts";
import type { FamilyName } from "../weave/weave.ts";
import type { ListCardProps } from "./list-card.tsx";
import type { Failure, ListPageProps } from "./list-page.tsx";
import { type AnyQuery, type ListAddress, useListForm } from "./use-list-form.ts";

type List<Query> = ListAddress<Query> & {
  pages: (query: Query, nextCursor: string | null) => { previous?: string; next?: string };
  change: (query: Query, changes: Partial<Query>) => Query;
  position: (query: Query, shown: { items: number; count: number; isCapped?: boolean }) => string | null;
};

/** The loader data of a list. */
type Loaded<Query, Item> = {
  query: Query;
  found: {
    items: readonly Item[];
    nextCursor: string | null;
    total: number;
    /** There are more than were counted. */
    isCapped?: boolean;
  } | null;
  ignored: readonly { words: string }[];
  failure: Failure | null;
};

/** What differs between plain list pages. */
export type ListSettings = Pick<ListPageProps, "title" | "parent" | "palette" | "loading"> & {
  lead: string;
  /** Singular and plural of an item: `["venue", "venues"]`. */
  items: readonly [one: string, many: string];
  /** The texts for an empty list and a failed load; both have defaults. */
  empty?: string;
  failed?: string;
  /** The three cloths in the page head: pattern family and variant of each, `{ kente: 1, adire: 0, kuba: 2 }`. */
  cloths: Partial<Record<FamilyName, number>>;
};

/** Derives the props of a plain `ListPage` from its settings and loader data. A page adds search, filters or choices. */
export function useListPage<Query extends AnyQuery, Item extends { id: string }>(
  list: List<Query>,
  { query, found, ignored, failure }: Loaded<Query, Item>,
  settings: ListSettings,
  ItemCard: ComponentType<ListCardProps<Item>>,
) {
  const { title, parent, lead, palette, loading, cloths } = settings;
  const [one, many] = settings.items;
  const isFiltered = list.href(list.change(query, {})) !== list.path;
  const { items = [], nextCursor = null, total: count = 0, isCapped = false } = found ?? {};
  return {
    ...{ title, lead, palette, loading, failure, after: query.after, columns: "roomy" as const },
    isArriving: !found && !failure,
    ...(parent && { parent }),
    live: useListForm(list, query),
    cloths: listCloths(cloths, many),
    count: isCapped ? `${formatCount(count)}+ ${many}` : describeCount(count, one, many),
    position: list.position(query, { items: items.length, count, isCapped }),
    pages: list.pages(query, nextCursor),
    notices: ignored.map(({ words }) => words),
    failed: { title: "Error", message: settings.failed ?? `Failed to load ${many}. Please try again.` },
    empty: (
      <EmptyState
        title={settings.empty ?? `No ${one} here. Yet.`}
        cloth={<Cloth id={`${many}-empty`} palette={palette} ratio={0.93} height={420} />}
        actions={
          parent && !isFiltered ? (
            <ButtonLink to={parent.to}>Back to {parent.label}</ButtonLink>
          ) : (
            <ButtonLink to={list.path}>All {many}</ButtonLink>
          )
        }
      />
    ),
    children: items.map((item, index) => (
      <ItemCard key={item.id} id={item.id} item={item} index={index} palette={palette} />
    )),
  } satisfies ListPageProps;
}

function listCloths(cloths: ListSettings["cloths"], name: string) {
  const entries = Object.entries(cloths) as [FamilyName, number][];
  return entries.map(([family, way], index) => ({ id: `${name}-${index + 1}`, family, way }));
}
