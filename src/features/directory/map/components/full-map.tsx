import { Minus, Plus } from "lucide";
import { useMemo, useRef } from "react";
import { IconButton } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import { GoLink } from "#ui/text-link.tsx";
import { type DirectoryQuery, directoryPath } from "../../input.ts";
import type { DirectoryData } from "../../list/read-directory.server.ts";
import { formatTotal } from "../../rules.ts";
import { startBox } from "../cluster-businesses.ts";
import type { MapData } from "../read-map.server.ts";
import { MapDrawing } from "./directory-map.tsx";
import { MapList } from "./map-list.tsx";
import { useFullMap } from "./use-full-map.ts";

type FullMapProps = { query: DirectoryQuery; found: DirectoryData };

/** The map that can be moved, and what it shows as a list. Until it is there, and without script, the drawn one. */
export function FullMap({ query, found }: FullMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const start = useMemo(() => startBox(found, query.radiusMiles), [found, query.radiusMiles]);
  const map = useFullMap(container, { query, start, spot: found.place });
  const isReady = map.status === "ready";
  return (
    <div className="grid gap-6 [--map:22rem] lg:[--map:max(26rem,70vh)] lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <div aria-busy={map.status === "loading"} className="relative h-(--map) overflow-hidden bg-sunk">
          <div ref={container} className={classes("map-canvas h-full", !isReady && "invisible")} />
          {isReady ? (
            <div className="surface absolute top-3 right-3 grid">
              <IconButton label="Closer" onClick={map.zoomIn}>
                <Icon of={Plus} />
              </IconButton>
              <IconButton label="Further away" onClick={map.zoomOut}>
                <Icon of={Minus} />
              </IconButton>
            </div>
          ) : (
            <MapDrawing
              query={query}
              clusters={found.clusters}
              spot={found.place?.spot}
              className="absolute inset-0 size-full p-3"
            />
          )}
        </div>
        <p role="status" className="mt-3 empty:hidden">
          {map.status === "impossible" &&
            "Your browser cannot draw the map that moves, so here is the simple one. Pick a number to see what is near it."}
          {map.hasFailed && "We could not load this part of the map. Move it a little to try again."}
        </p>
        <p className="mt-3 text-small text-muted">
          State and county lines: US Census Bureau. Drawn with MapLibre.
        </p>
      </div>
      {isReady && map.found ? (
        <MapList {...map.found} title={titleOf(map.found)} onApproach={map.approach} />
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
