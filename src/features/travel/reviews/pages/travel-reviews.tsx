import { data } from "react-router";
import { loadList } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { ChoiceLinks } from "#ui/list-page/choice-links.tsx";
import { ListBody, ListHead, ListPage, ListResults } from "#ui/list-page/list-page.tsx";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { NewestWords } from "../components/newest-words.tsx";
import { OwnWords } from "../components/own-words.tsx";
import { WelcomingCard } from "../components/welcoming-card.tsx";
import { welcomingList } from "../lists.ts";
import { presentNewest } from "../present-words.ts";
import { listOwnWords } from "../queries/list-own-words.server.ts";
import { listNewestWords } from "../queries/list-travel-words.server.ts";
import { listWelcoming, welcomingOrder } from "../queries/list-welcoming.server.ts";
import { requireTravelReviews } from "../require-open.server.ts";
import { travelKinds } from "../rules.ts";
import { subjectWords } from "../subject-words.ts";
import type { Route } from "./+types/travel-reviews";

export const meta = (args: Route.MetaArgs) =>
  args.loaderData ? describeList({ ...args, loaderData: args.loaderData }, welcomingList, settings) : [];

const shownWords = 4;
const maxOwn = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { person } = context.get(visitContext);
  await requireTravelReviews(db);
  const list = await loadList(context, url, {
    list: welcomingList,
    isCursor: ({ after }) => welcomingOrder.isCursor({ after }),
    read: async (db, query) => {
      const [places, newest, own] = await Promise.all([
        listWelcoming(db, query),
        listNewestWords(db, { limit: shownWords }),
        person ? listOwnWords(db, { userId: person.id, limit: maxOwn }) : [],
      ]);
      return { ...places, newest: newest.map(presentNewest), own };
    },
  });
  return data(list.data, list.init ?? {});
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, welcomingList);

/** The most welcoming tours, guides and booking options, and the newest reviews. */
export default function TravelReviewsPage({ loaderData }: Route.ComponentProps) {
  const { query, found } = loaderData;
  return (
    <ListPage list={useListPage(welcomingList, loaderData, settings, WelcomingCard)}>
      <ListHead />
      <ListBody>
        <ChoiceLinks
          label="Which places"
          choices={choices}
          chosen={query.kind}
          toChoice={(kind) => welcomingList.href(welcomingList.change(query, { kind }))}
        />
        <ListResults />
      </ListBody>
      <OwnWords own={found?.own ?? []} />
      <NewestWords words={found?.newest ?? []} />
    </ListPage>
  );
}

const choices = [
  { value: "all" as const, label: "All" },
  ...travelKinds.map((value) => ({ value, label: subjectWords[value].many })),
];

const settings: ListSettings = {
  title: "Travel reviews",
  parent: { to: "/travel", label: "Travel" },
  lead: "How it was, and how welcome people felt. Scores appear after five reviews.",
  items: ["place with a score", "places with a score"],
  empty: "No place has five reviews yet.",
  palette: "green",
  cloths: { kente: 0, kuba: 2, adire: 1 },
};
