import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { GuideCard } from "../components/guide-card.tsx";
import { guideList } from "../input.ts";
import { guideOrder, listGuides } from "../queries/list-guides.server.ts";
import type { Route } from "./+types/travel-guides";

export const loader = listLoader({ list: guideList, isCursor: guideOrder.isCursor, read: listGuides });
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, guideList);
export const meta = (args: Route.MetaArgs) => describeList(args, guideList, settings);

export default function GuidesPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={useListPage(guideList, loaderData, settings, GuideCard)} />;
}

const settings: ListSettings = {
  title: "Travel guides",
  parent: { to: "/travel", label: "Travel" },
  lead: "A city in one, two or three days, in the order in which somebody who lives there would show it.",
  items: ["guide", "guides"],
  failed: "Failed to load travel guides.",
  palette: "green",
  cloths: { adire: 1, kuba: 2, kente: 0 },
};
