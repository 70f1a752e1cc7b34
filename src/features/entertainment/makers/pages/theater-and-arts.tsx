import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { ListBody, ListHead, ListPage, ListResults } from "#ui/list-page/list-page.tsx";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { MakerCard } from "../components/maker-card.tsx";
import { MakerFilters } from "../components/maker-filters.tsx";
import { theaterList } from "../input.ts";
import { findUnknownMakers, listMakers, makerOrder } from "../queries/list-makers.server.ts";
import type { Route } from "./+types/theater-and-arts";

export const loader = listLoader({
  list: theaterList,
  isCursor: makerOrder.isCursor,
  findUnknown: findUnknownMakers("theater"),
  read: (db, query) => listMakers(db, "theater", query),
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, theaterList);
export const meta = (args: Route.MetaArgs) => describeList(args, theaterList, settings);

export default function TheaterPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage list={useListPage(theaterList, loaderData, settings, MakerCard)}>
      <ListHead />
      <ListBody>
        <MakerFilters found={loaderData.found} />
        <ListResults />
      </ListBody>
    </ListPage>
  );
}

const settings: ListSettings = {
  title: "Theater & Arts",
  parent: { to: "/entertainment", label: "Entertainment" },
  lead: "Companies, dancers, designers and playwrights with a key to the building.",
  search: { label: "Search theater and arts", placeholder: "Name or company" },
  items: ["entry", "entries"],
  empty: "No theater or arts entries match your criteria.",
  failed: "Failed to load theater & arts data. Please try again.",
  palette: "indigo",
  cloths: { kente: 2, ndebele: 1, zigzag: 0 },
};
