import type { ComponentType } from "react";
import { ButtonLink } from "../button.tsx";
import { Cloth } from "../cloth.tsx";
import { EmptyState } from "../empty-state.tsx";
import { describeCount } from "../format-number.ts";
import type { FamilyName } from "../weave/weave.ts";
import type { ListCardProps } from "./list-card.tsx";
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

/** What makes one list page another than the next. */
export type ListSettings = Pick<ListPageProps, "title" | "parent" | "palette"> & {
  lead: string;
  /** One of its items and many of them: `["venue", "venues"]`. */
  items: readonly [one: string, many: string];
  /** Said when there are none, and when they could not be read; both have words of their own unless told. */
  empty?: string;
  failed?: string;
  /** The families of the three cloths in its head, with a way of weaving each: `{ kente: 1, adire: 0, kuba: 2 }`. */
  cloths: Partial<Record<FamilyName, number>>;
};

/** All that a plain `ListPage` needs: its settings and what was loaded. A page adds its search, filters or choices. */
export function useListPage<Query extends AnyQuery, Item extends { id: string }>(
  list: List<Query>,
  { query, found, ignored, failure }: Loaded<Query, Item>,
  settings: ListSettings,
  ItemCard: ComponentType<ListCardProps<Item>>,
) {
  const { title, parent, lead, palette, cloths } = settings;
  const [one, many] = settings.items;
  const { items = [], nextCursor = null, total: count = 0 } = found ?? {};
  return {
    ...{ title, lead, palette, failure, after: query.after, columns: "roomy" as const },
    ...(parent && { parent }),
    live: useListForm(list, query),
    cloths: listCloths(cloths, many),
    count: describeCount(count, one, many),
    position: list.position(query, { items: items.length, count }),
    pages: list.pages(query, nextCursor),
    notices: ignored.map(({ words }) => words),
    failed: { title: "Error", message: settings.failed ?? `Failed to load ${many}. Please try again.` },
    empty: (
      <EmptyState
        title={settings.empty ?? `No ${one} here. Yet.`}
        cloth={<Cloth id={`${many}-empty`} palette={palette} ratio={0.93} height={420} />}
        actions={
          <ButtonLink to={parent?.to ?? list.path}>
            {parent ? `Back to ${parent.label}` : `All ${title}`}
          </ButtonLink>
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
