import { describeList } from "#platform/http/describe-list.ts";
import { listHeaders, loadOrKeepFilters } from "#platform/http/list-route.ts";
import { loadList } from "#platform/http/load-list.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListPage } from "#ui/list-page/list-page.tsx";
import { useListPage } from "#ui/list-page/use-list-page.ts";
import { TourCard } from "../components/tour-card.tsx";
import { tourList } from "../input.ts";
import { listTours, tourOrder } from "../queries/list-tours.server.ts";
import type { Route } from "./+types/cultural-tours";

const words = {
  title: "Cultural tours",
  description: "Walk it with somebody who grew up on the block: food, music, history and the shortcuts.",
};
const failed = { title: "Error", message: "Failed to load cultural tours." };
const cloths = [
  { id: "tours-1", family: "kuba", way: 1 },
  { id: "tours-2", family: "kente", way: 2 },
  { id: "tours-3", family: "ikat", way: 0 },
] as const;

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadList(context, url, {
    list: tourList,
    isCursor: ({ after }) => tourOrder.isCursor(after, "name"),
    read: listTours,
  });
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, tourList);
export const headers = listHeaders;

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return describeList(tourList, loaderData.query, root, words);
}

export default function ToursPage({ loaderData }: Route.ComponentProps) {
  const { props, items } = useListPage(tourList, loaderData, ["tour", "tours"]);
  return (
    <ListPage
      {...props}
      palette="green"
      cloths={cloths}
      columns="roomy"
      title={words.title}
      parent={{ to: "/travel", label: "Travel" }}
      lead={words.description}
      failed={failed}
      empty={
        <EmptyState
          title="No tour here. Yet."
          cloth={<Cloth id="tours-empty" palette="green" ratio={0.93} height={420} />}
          actions={<ButtonLink to="/travel">Back to Travel</ButtonLink>}
        />
      }
    >
      {items.map((tour, index) => (
        <TourCard key={tour.id} tour={tour} index={index} />
      ))}
    </ListPage>
  );
}
