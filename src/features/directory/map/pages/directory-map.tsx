import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describePage } from "#platform/http/meta/describe-page.ts";
import type { PageHandle } from "#platform/http/meta/page-layout.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { FailedState } from "#ui/failed-state.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { changeQuery, mapPath } from "../../input.ts";
import { findUnknownState, readDirectory } from "../../list/read-directory.server.ts";
import { FullMap } from "../components/full-map.tsx";
import { MapSearch } from "../components/map-search.tsx";
import { mapList } from "../map-input.ts";
import type { Route } from "./+types/directory-map";

export const loader = listLoader({
  list: mapList,
  isCursor: () => false,
  findUnknown: findUnknownState,
  read: readDirectory,
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, mapList);

export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  fillsWindow: ({ found }) => found !== null,
};

export function meta({ loaderData: { query }, matches: [root] }: Route.MetaArgs) {
  return [
    ...describePage({
      title: "Map of Black-owned businesses",
      description: "Where Black-owned businesses are, from the whole country down to the street.",
      canonical: `${root.loaderData.origin}/directory/map`,
      siteName: siteNameOf(root),
    }),
    ...(mapPath(query) === "/directory/map" ? [] : [{ name: "robots", content: "noindex, follow" }]),
  ];
}

export default function DirectoryMapPage({ loaderData: { query, found, ignored } }: Route.ComponentProps) {
  const everywhere = changeQuery(query, { near: "", point: null, radiusMiles: null });
  const place = found?.place;
  return (
    <div className="map-page">
      <h1 className="sr-only">The map</h1>
      <MapSearch query={query} found={found} />
      {found ? (
        <FullMap
          query={query}
          found={found}
          notices={
            <>
              {ignored.map(({ field, words }) => (
                <p key={field}>{words}</p>
              ))}
              {found.isUnknownPlace && (
                <p>{found.zipProblem ?? `We know no business around “${query.near}” yet.`}</p>
              )}
              {place && (
                <p>
                  Around {place.label ?? "your location"}.{" "}
                  <TextLink to={mapPath(everywhere)} className="whitespace-nowrap">
                    Show the whole country
                  </TextLink>
                </p>
              )}
            </>
          }
        />
      ) : (
        <div className="wrap py-(--section)">
          <FailedState message="Failed to load directory data. Please try again later." />
        </div>
      )}
    </div>
  );
}
