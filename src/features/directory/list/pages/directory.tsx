import { lazy, Suspense } from "react";
import { Outlet, useMatches } from "react-router";
import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { ListBody, ListHead, ListPage, ListResults } from "#ui/list-page/list-page.tsx";
import { type ListSettings, useListPage } from "#ui/list-page/use-list-page.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { BusinessCard } from "../../exports/business-card.tsx";
import { changeQuery, type DirectoryQuery, directoryList, directoryPath, mapPath } from "../../input.ts";
import { formatTotal, sortLabels } from "../../rules.ts";
import { BrowseLinks } from "../components/browse-links.tsx";
import { DirectoryEmpty } from "../components/directory-empty.tsx";
import { DirectoryFilters } from "../components/directory-filters.tsx";
import { listNotices, NearbyEnd } from "../components/directory-notices.tsx";
import { DirectorySearch } from "../components/directory-search.tsx";
import { directoryMeta } from "../directory-meta.ts";
import { readBrowse } from "../read-browse.server.ts";
import {
  type DirectoryData,
  findUnknownState,
  isDirectoryCursor,
  readDirectory,
} from "../read-directory.server.ts";
import type { Route } from "./+types/directory";

// Only an open map needs its code.
const DirectoryMap = lazy(async () => {
  const loaded = await import("../../map/components/directory-map.tsx").catch(() => null);
  return { default: loaded?.DirectoryMap ?? UnloadedMap };
});

const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));
const settings: Omit<ListSettings, "lead"> = {
  title: "The directory",
  search: { label: "Search by name" },
  items: ["business", "businesses"],
  failed: "Failed to load directory data. Please try again later.",
  palette: "gold",
  cloths: [
    { id: "dh1", family: "plait", way: 1 },
    { id: "dh2", family: "bogolan", way: 3 },
    { id: "dh3", family: "eyes", way: 2 },
  ],
};
/** The rows above the fold on desktop. */
const eagerCards = 3;

export const loader = listLoader({
  list: directoryList,
  isCursor: isDirectoryCursor,
  findUnknown: findUnknownState,
  read: async (db, query) => {
    // No browse links on searches and later pages.
    const [found, browse] = await Promise.all([
      readDirectory(db, query),
      query.search || query.after ? [] : readBrowse(db),
    ]);
    return { ...found, browse };
  },
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, directoryList);

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const { query, found } = loaderData;
  return directoryMeta(
    { query, landing: found?.landing ?? null },
    { origin: root.loaderData.origin, name: siteNameOf(root) },
  );
}

export default function DirectoryPage({ loaderData }: Route.ComponentProps) {
  const { query, found } = loaderData;
  // Content of other features about a search, such as other meanings of its words.
  const last = useMatches().at(-1)?.loaderData;
  const isReadFurther = Boolean(last) && last !== loaderData;
  const cards = found?.cards ?? [];
  const isMapOpen = query.map === "open";
  const list = useListPage(
    directoryList,
    { ...loaderData, found: found && { ...found, items: cards } },
    {
      ...settings,
      heading: found ? titleOf(found) : undefined,
      notices: found ? listNotices(query, found) : [],
      chips: listChips(query, found),
      clearTo: directoryPath({ map: query.map }),
      map:
        found && found.clusters.length > 0
          ? {
              isOpen: isMapOpen,
              to: directoryPath({ ...query, map: isMapOpen ? "" : "open" }),
              fullMapTo: mapPath(query),
            }
          : undefined,
    },
  );
  const { pending } = list.live;
  return (
    <ListPage list={list}>
      <ListHead>
        <DirectorySearch
          query={pending}
          states={found?.states.map(({ name }) => name) ?? [query.state].filter(Boolean)}
        />
      </ListHead>
      <ListBody
        filters={<DirectoryFilters query={pending} found={found} />}
        map={
          found && (
            <Suspense fallback={<div className="h-dvh" />}>
              <DirectoryMap query={query} found={found} />
            </Suspense>
          )
        }
      >
        <ListResults
          columns="three"
          // A list by distance has only one order.
          sorts={found?.place || cards.length === 0 ? undefined : sorts}
          empty={
            found?.fallback && (
              <DirectoryEmpty query={query} place={found.place} fallback={found.fallback}>
                {isReadFurther && <Outlet />}
              </DirectoryEmpty>
            )
          }
          below={found?.endsEarly && <NearbyEnd query={query} place={found.place} />}
        >
          {cards.map((business, index) => (
            <BusinessCard key={business.id} business={business} index={index} eager={index < eagerCards} />
          ))}
        </ListResults>
      </ListBody>
      {!found?.fallback && (
        <div className="wrap">
          <Outlet />
        </div>
      )}
      {found && found.browse.length > 0 && <BrowseLinks groups={found.browse} />}
    </ListPage>
  );
}

function UnloadedMap({ query }: { query: DirectoryQuery }) {
  return (
    <p className="p-4">
      The map did not load. <TextLink to={mapPath(query)}>Open the full map</TextLink>
    </p>
  );
}

/** The active filters, each with the URL that removes it. */
function listChips(query: Parameters<typeof changeQuery>[0], found: DirectoryData | null) {
  const { category, state, near, point } = query;
  const without = (changes: Parameters<typeof changeQuery>[1]) => directoryPath(changeQuery(query, changes));
  return [
    ...(category ? [{ label: category, to: without({ category: "" }) }] : []),
    ...(state ? [{ label: state, to: without({ state: "" }) }] : []),
    ...(found?.place || (!found && (near || point))
      ? [
          {
            label: found?.place?.label ?? (near || "Your location"),
            to: without({ near: "", point: null, radiusMiles: null }),
          },
        ]
      : []),
  ];
}

function titleOf({ total, cards, place }: DirectoryData): string {
  if (total) return formatTotal(total);
  if (cards.length === 0) return "0 businesses";
  return place?.label ? `Nearest to ${place.label}` : "Nearest first";
}
