import type { ComponentType } from "react";
import { ButtonLink } from "../button.tsx";
import { Cloth } from "../cloth.tsx";
import { EmptyState } from "../empty-state.tsx";
import { describeCount, formatCount } from "../format-number.ts";
import type { FamilyName } from "../weave/weave.ts";
import type { ListCardProps } from "./list-card.tsx";
import type { Failure, HeadCloth, ListOptions, List as ListState } from "./list-context.ts";
import { type AnyQuery, type ListAddress, useListForm } from "./use-list-form.ts";

type Total = { count: number; isCapped?: boolean | undefined };
type List<Query> = ListAddress<Query> & {
  pages: (
    query: Query,
    nextCursor: string | null,
  ) => { previous?: string | undefined; next?: string | undefined };
  change: (query: Query, changes: Partial<Query>) => Query;
  position: (query: Query, shown: { items: number } & Total) => string | null;
};

/** The loader data of a list. */
type Loaded<Query, Item> = {
  query: Query;
  found: {
    items: readonly Item[];
    nextCursor: string | null;
    /** Missing for a list that is not counted. */
    total?: number | Total | null;
    /** There are more than were counted. */
    isCapped?: boolean;
  } | null;
  ignored: readonly { words: string }[];
  failure: Failure | null;
};

/** The copy, color and cloths of a list page. */
export type ListSettings = Settings & { lead: string };

type Settings = ListOptions & {
  /** Singular and plural of an item: `["venue", "venues"]`. */
  items: readonly [one: string, many: string];
  /** The texts for an empty list and a failed load; both have defaults. */
  empty?: string;
  failed?: string | { title: string; message: string };
  /** The three cloths in the page head: pattern family and variant of each, `{ kente: 1, adire: 0, kuba: 2 }`. */
  cloths: Partial<Record<FamilyName, number>> | readonly HeadCloth[];
};

/** Derives what the parts of a `ListPage` share from the list's settings and loader data. */
export function useListPage<Query extends AnyQuery, Item extends { id: string }>(
  list: List<Query>,
  { query, found, ignored, failure }: Loaded<Query, Item>,
  settings: Settings,
  /** Omitted if `ListResults` gets its cards from the page. */
  ItemCard?: ComponentType<ListCardProps<Item>>,
) {
  const {
    parent,
    palette,
    chips = [],
    failed = `Failed to load ${settings.items[1]}. Please try again.`,
  } = settings;
  const [one, many] = settings.items;
  const isFiltered = list.href(list.change(query, {})) !== list.path;
  const { items = [], nextCursor = null, isCapped } = found ?? {};
  const total = typeof found?.total === "number" ? { count: found.total, isCapped } : found?.total;
  const counted = total ? describeTotal(total, one, many) : many;
  return {
    ...settings,
    heading: settings.heading ?? counted,
    failure,
    after: query.after,
    isArriving: !found && !failure,
    live: useListForm(list, query),
    cloths: listCloths(settings.cloths, many),
    showLabel: `Show ${counted}`,
    position: total ? list.position(query, { items: items.length, ...total }) : null,
    pages: list.pages(query, nextCursor),
    notices: [...ignored.map(({ words }) => words), ...(settings.notices ?? [])],
    clearTo: chips.length > 0 ? (settings.clearTo ?? list.path) : undefined,
    failed: typeof failed === "string" ? { title: "Error", message: failed } : failed,
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
    cards: ItemCard
      ? items.map((item, index) => (
          <ItemCard key={item.id} id={item.id} item={item} index={index} palette={palette} />
        ))
      : [],
  } satisfies ListState;
}

function describeTotal({ count, isCapped }: Total, one: string, many: string) {
  return isCapped ? `${formatCount(count)}+ ${many}` : describeCount(count, one, many);
}

function listCloths(cloths: ListSettings["cloths"], name: string): readonly HeadCloth[] {
  if (Array.isArray(cloths)) return cloths;
  const entries = Object.entries(cloths) as [FamilyName, number][];
  return entries.map(([family, way], index) => ({ id: `${name}-${index + 1}`, family, way }));
}
