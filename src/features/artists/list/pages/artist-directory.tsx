import { Outlet } from "react-router";
import { listLoader, unlisted } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FilterBar } from "#ui/list-page/filter-bar.tsx";
import type { ListCardProps } from "#ui/list-page/list-card.tsx";
import { ListBody, ListHead, ListPage, ListResults } from "#ui/list-page/list-page.tsx";
import { listFormId } from "#ui/list-page/use-list-form.ts";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { TabLink, TabLinks } from "#ui/tabs.tsx";
import { ConnectButton } from "../../connect/connect-button.tsx";
import { submitPath } from "../../submit/submit-path.ts";
import { OwnVotesOf, VoteButton } from "../../votes/vote-button.tsx";
import { ArtistCard } from "../components/artist-card.tsx";
import { ArtistSpotlight } from "../components/artist-spotlight.tsx";
import { type ArtistQuery, artistList, artistSorts, artistTabs } from "../input.ts";
import { listArtistCategories } from "../queries/list-artist-categories.server.ts";
import { artistOrder } from "../queries/list-artists.server.ts";
import { type ArtistItem, readArtists } from "../read-artists.server.ts";
import type { Route } from "./+types/artist-directory";

export const loader = listLoader({
  list: artistList,
  isCursor: artistOrder.isCursor,
  findUnknown: unlisted("category", listArtistCategories),
  read: (db, query) => readArtists(db, query),
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, artistList);
export const meta = (args: Route.MetaArgs) => describeList(args, artistList, settings);

const categoryMenu = { label: "Category", name: "category", emptyLabel: "All categories" };

/** The artist directory. Dialogs over it, such as the one to submit an artist, are separate routes. */
export default function ArtistDirectoryPage({ loaderData }: Route.ComponentProps) {
  const { query, found } = loaderData;
  return (
    <OwnVotesOf artistIds={(found?.items ?? []).flatMap(({ artistId }) => artistId ?? [])}>
      <ListPage list={useListPage(artistList, loaderData, settings, Card)}>
        <ListHead
          actions={
            <ButtonLink to={submitPath} preventScrollReset prefetch="intent">
              Submit an Artist
            </ButtonLink>
          }
        />
        {found && <ArtistSpotlight {...found.spotlight} />}
        <ListBody>
          <FilterBar menus={[{ ...categoryMenu, options: found?.categories ?? [] }]}>
            {query.tab && <input type="hidden" name="tab" form={listFormId} value={query.tab} />}
          </FilterBar>
          <ArtistTabs query={query} />
          <ListResults sorts={artistSorts} />
        </ListBody>
      </ListPage>
      <Outlet />
    </OwnVotesOf>
  );
}

function ArtistTabs({ query }: { query: ArtistQuery }) {
  return (
    <div className="tab-row">
      <TabLinks label="Which artists">
        {artistTabs.map(({ value, label }) => (
          <TabLink
            key={label}
            to={artistList.href(artistList.change(query, { tab: value }))}
            current={query.tab === value}
            preventScrollReset
          >
            {label}
          </TabLink>
        ))}
      </TabLinks>
    </div>
  );
}

function Card(props: ListCardProps<ArtistItem>) {
  const { artistId, name, votes } = props.item;
  return (
    <ArtistCard
      {...props}
      connect={<ConnectButton artistId={artistId} name={name} size="small" />}
      vote={<VoteButton artistId={artistId} name={name} votes={votes} />}
    />
  );
}

const settings: ListSettings = {
  title: "Artist directory",
  lead: "Players, painters, poets and people who make rooms go quiet. Vote for the ones you love.",
  search: { label: "Search artists", placeholder: "Name or location" },
  items: ["artist", "artists"],
  empty: "No artists match your criteria.",
  failed: "Failed to load artists.",
  palette: "indigo",
  cloths: { adire: 1, ndebele: 0, ikat: 2 },
};
