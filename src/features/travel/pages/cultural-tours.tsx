import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { TourCard } from "../components/tour-card.tsx";
import { describeTour } from "../describe-tour.ts";
import { tourList } from "../input.ts";
import { listTours, tourOrder } from "../queries/list-tours.server.ts";
import type { Route } from "./+types/cultural-tours";

export const loader = listLoader({ list: tourList, isCursor: tourOrder.isCursor, read: listTours });
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, tourList);
export const meta = (args: Route.MetaArgs) => describeList(args, tourList, settings, describeTour);

export default function ToursPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={useListPage(tourList, loaderData, settings, TourCard)} />;
}

const settings: ListSettings = {
  title: "Cultural tours",
  parent: { to: "/travel", label: "Travel" },
  lead: "Walk it with somebody who grew up on the block: food, music, history and the shortcuts.",
  items: ["tour", "tours"],
  failed: "Failed to load cultural tours.",
  palette: "green",
  cloths: { kuba: 1, kente: 2, ikat: 0 },
};
