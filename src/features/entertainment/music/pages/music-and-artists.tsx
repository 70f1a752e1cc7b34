import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describeList } from "#platform/http/meta/describe-list.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListBody, ListHead, ListPage, ListResults } from "#ui/list-page/list-page.tsx";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { TabLink, TabLinks } from "#ui/tabs.tsx";
import { GoLink } from "#ui/text-link.tsx";
import { ArtistTable } from "../components/artist-table.tsx";
import { MusicCard } from "../components/music-card.tsx";
import { artistColumns, descending, type MusicQuery, type MusicTab, musicList, musicTabs } from "../input.ts";
import { isMusicCursor, readMusic } from "../read-music.server.ts";
import type { Route } from "./+types/music-and-artists";

export const loader = listLoader({ list: musicList, isCursor: isMusicCursor, read: readMusic });
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, musicList);
export const meta = (args: Route.MetaArgs) =>
  describeList(args, musicList, { title: titleOf(args.loaderData.query.tab), lead: settings.lead });

/** Musicians, producers and venues as cards, and all artists as a table. */
export default function MusicPage({ loaderData }: Route.ComponentProps) {
  const { query, found } = loaderData;
  const list = useListPage(musicList, loaderData, { ...settings, items: nouns[query.tab] }, MusicCard);
  const nothing = <NothingHere tab={query.tab} />;
  const artists = found?.items.filter((item) => item.kind === "artist") ?? [];
  return (
    <ListPage list={list}>
      <ListHead />
      <ListBody>
        <MusicTabs query={query} />
        {query.tab === "directory" ? (
          <ListResults columns="rows" sorts={sortOptions(query)} empty={nothing}>
            {artists.length > 0 ? [<ArtistTable key="table" artists={artists} query={query} />] : []}
          </ListResults>
        ) : (
          <ListResults empty={nothing} />
        )}
      </ListBody>
    </ListPage>
  );
}

function MusicTabs({ query }: { query: MusicQuery }) {
  return (
    <div className="tab-row tab-row-first">
      <TabLinks label="Music and artists">
        {musicTabs.map(({ value, label }) => (
          <TabLink
            key={value}
            to={musicList.href({ tab: value })}
            current={query.tab === value}
            preventScrollReset
          >
            {label}
          </TabLink>
        ))}
      </TabLinks>
      {query.tab === "venues" && <GoLink to="/venues">All venues</GoLink>}
    </div>
  );
}

function NothingHere({ tab }: { tab: MusicTab }) {
  return (
    <EmptyState
      title={tab === "directory" ? "No artists found." : "No items found for this category."}
      cloth={<Cloth id={`${tab}-empty`} palette="indigo" ratio={0.93} height={420} />}
      actions={<ButtonLink to="/entertainment">Back to Entertainment</ButtonLink>}
    />
  );
}

/** Each column in ascending order; descending only while it is selected. */
function sortOptions({ sort: chosen }: MusicQuery) {
  return artistColumns.flatMap(({ sort, label }) => [
    { value: sort as string, label },
    ...(chosen === descending(sort) ? [{ value: chosen, label: `${label}, last first` }] : []),
  ]);
}

const nouns: Readonly<Record<MusicTab, ListSettings["items"]>> = {
  musicians: ["musician", "musicians"],
  producers: ["producer", "producers"],
  venues: ["venue", "venues"],
  directory: ["artist", "artists"],
};

function titleOf(tab: MusicTab): string {
  const label = musicTabs.find(({ value }) => value === tab)?.label;
  return tab === "musicians" ? settings.title : `${label} · ${settings.title}`;
}

const settings: Omit<ListSettings, "items"> = {
  title: "Music & Artists",
  parent: { to: "/entertainment", label: "Entertainment" },
  lead: "Singers, players, rappers and the people behind the glass.",
  failed: "Failed to load music & artists data.",
  palette: "indigo",
  cloths: { bogolan: 1, housetop: 0, beads: 2 },
};
