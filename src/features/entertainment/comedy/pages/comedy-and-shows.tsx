import { listLoader, unlisted } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { FilterBar } from "#ui/list-page/filter-bar.tsx";
import { ListBody, ListHead, ListPage, ListResults } from "#ui/list-page/list-page.tsx";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { ComedyCard } from "../components/comedy-card.tsx";
import { comedyList } from "../input.ts";
import { comedyOrder, listComedy, listSubcategories } from "../queries/list-comedy.server.ts";
import type { Route } from "./+types/comedy-and-shows";

export const loader = listLoader({
  list: comedyList,
  isCursor: comedyOrder.isCursor,
  findUnknown: unlisted("subcategory", listSubcategories),
  read: listComedy,
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, comedyList);
export const meta = (args: Route.MetaArgs) => describeList(args, comedyList, settings);

export default function ComedyPage({ loaderData }: Route.ComponentProps) {
  const menu = { label: "Subcategory", name: "subcategory", emptyLabel: "All Subcategories" };
  return (
    <ListPage list={useListPage(comedyList, loaderData, settings, ComedyCard)}>
      <ListHead />
      <ListBody>
        <FilterBar menus={[{ ...menu, options: loaderData.found?.subcategories ?? [] }]} />
        <ListResults />
      </ListBody>
    </ListPage>
  );
}

const settings: ListSettings = {
  title: "Comedy & Shows",
  parent: { to: "/entertainment", label: "Entertainment" },
  lead: "Stand-ups, sketch nights and festivals. Sit near the front if you are brave.",
  search: { label: "Search comedy and shows", placeholder: "Name or description" },
  items: ["entry", "entries"],
  empty: "No comedy or show entries match your criteria.",
  failed: "Failed to load comedy & shows data. Please try again.",
  palette: "indigo",
  cloths: { zigzag: 1, ikat: 2, eyes: 0 },
};
