import { useMemo, useRef } from "react";
import { GoLink } from "#ui/text-link.tsx";
import { type DirectoryQuery, directoryPath } from "../../input.ts";
import type { DirectoryData } from "../../list/read-directory.server.ts";
import { formatTotal } from "../../rules.ts";
import { startBox } from "../cluster-businesses.ts";
import type { MapData } from "../read-map.server.ts";
import { MapCanvas } from "./map-canvas.tsx";
import { MapList } from "./map-list.tsx";
import { useFullMap } from "./use-full-map.ts";

type FullMapProps = { query: DirectoryQuery; found: DirectoryData };

/** The interactive map and a list of what it shows. Falls back to the static map until it loads, and without JavaScript. */
export function FullMap({ query, found }: FullMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const start = useMemo(() => startBox(found, query.radiusMiles), [found, query.radiusMiles]);
  const map = useFullMap(container, { query, start, place: found.place });
  const isReady = map.status === "ready";
  return (
    <div className="grid gap-6 [--map:22rem] lg:[--map:max(26rem,70vh)] lg:grid-cols-[minmax(0,1fr)_20rem]">
      <MapCanvas query={query} found={found} map={map} container={container} className="h-(--map)" />
      {isReady && map.found ? (
        <MapList {...map.found} title={titleOf(map.found)} onZoomTo={map.zoomTo} />
      ) : (
        <MapList
          title={found.total ? formatTotal(found.total) : "Nearest first"}
          clusters={[]}
          businesses={found.cards}
        >
          <GoLink to={directoryPath(query)} className="mt-3">
            See the whole list
          </GoLink>
        </MapList>
      )}
    </div>
  );
}

function titleOf({ clusters, businesses, isApproximate }: MapData): string {
  const count = clusters.reduce((sum, cluster) => sum + cluster.businesses, businesses.length);
  return count === 0 ? "No business in view" : `${formatTotal({ count, isCapped: isApproximate })} in view`;
}
