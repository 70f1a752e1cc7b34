import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { ListBody, ListHead, ListPage, ListResults } from "#ui/list-page/list-page.tsx";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { MakerCard } from "../components/maker-card.tsx";
import { MakerFilters } from "../components/maker-filters.tsx";
import { filmList } from "../input.ts";
import { findUnknownMakers, listMakers, makerOrder } from "../queries/list-makers.server.ts";
import type { Route } from "./+types/film-and-media";

export const loader = listLoader({
  list: filmList,
  isCursor: makerOrder.isCursor,
  findUnknown: findUnknownMakers("film"),
  read: (db, query) => listMakers(db, "film", query),
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, filmList);
export const meta = (args: Route.MetaArgs) => describeList(args, filmList, settings);

export default function FilmPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage list={useListPage(filmList, loaderData, settings, MakerCard)}>
      <ListHead />
      <ListBody>
        <MakerFilters found={loaderData.found} />
        <ListResults />
      </ListBody>
    </ListPage>
  );
}

const settings: ListSettings = {
  title: "Film & Media",
  parent: { to: "/entertainment", label: "Entertainment" },
  lead: "Directors, studios, sound people and the cousin with the good camera.",
  search: { label: "Search film and media", placeholder: "Name or company" },
  items: ["entry", "entries"],
  empty: "No film or media entries match your criteria.",
  failed: "Failed to load film & media data. Please try again.",
  palette: "indigo",
  cloths: { housetop: 1, bogolan: 0, adire: 2 },
};
