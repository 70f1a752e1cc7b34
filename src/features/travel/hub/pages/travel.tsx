import { Outlet } from "react-router";
import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadWithPlaceholders } from "#platform/http/lists/load-with-placeholders.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ListBody, ListHead, ListPage, ListResults } from "#ui/list-page/list-page.tsx";
import { useArrival } from "#ui/list-page/use-arrival.ts";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { requestPath } from "../../requests/request-path.ts";
import { AskBand } from "../components/ask-band.tsx";
import { ExperienceCard } from "../components/experience-card.tsx";
import { PlannedDays } from "../components/planned-days.tsx";
import { TravelTiles } from "../components/travel-tiles.tsx";
import { travelList } from "../input.ts";
import { experienceOrder } from "../queries/list-experiences.server.ts";
import { readTravel } from "../read-travel.server.ts";
import type { Route } from "./+types/travel";

export const loader = listLoader({
  list: travelList,
  isCursor: experienceOrder.isCursor,
  read: readTravel,
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadWithPlaceholders(args, travelList);
export const meta = (args: Route.MetaArgs) =>
  describeList(args, travelList, { title: "Travel", lead: settings.lead });

export default function TravelPage({ loaderData }: Route.ComponentProps) {
  const loaded = useArrival(loaderData);
  const { found } = loaded;
  return (
    <>
      <ListPage list={useListPage(travelList, loaded, settings, ExperienceCard)}>
        <ListHead
          actions={
            <>
              <ButtonLink to="/trip">Plan a trip</ButtonLink>
              <ButtonLink to={requestPath} variant="secondary" preventScrollReset prefetch="intent">
                Request something
              </ButtonLink>
            </>
          }
        />
        {found && <TravelTiles counts={found.counts} hasReviews={found.hasReviews} />}
        <ListBody>
          <ListResults />
        </ListBody>
        {found && <PlannedDays guides={found.guides} />}
        <AskBand />
      </ListPage>
      <Outlet />
    </>
  );
}

const settings: ListSettings = {
  title: "Go where you are expected.",
  lead: "Guides, tours and rooms kept by people who will ask how the drive was.",
  items: ["travel experience", "travel experiences"],
  heading: "Worth the gas money",
  failed: {
    title: "Error fetching data",
    message: "Could not load travel information. Please try again later.",
  },
  loading: 9,
  palette: "green",
  cloths: { plait: 1, housetop: 0, eyes: 2 },
};
