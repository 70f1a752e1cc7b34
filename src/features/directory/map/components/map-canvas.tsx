import { Minus, Plus } from "lucide";
import type { RefObject } from "react";
import { IconButton } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Icon } from "#ui/icon.tsx";
import type { DirectoryQuery } from "../../input.ts";
import type { DirectoryData } from "../../list/read-directory.server.ts";
import { MapDrawing } from "./map-drawing.tsx";
import type { useFullMap } from "./use-full-map.ts";

type MapCanvasProps = {
  query: DirectoryQuery;
  found: Pick<DirectoryData, "clusters" | "place">;
  map: ReturnType<typeof useFullMap>;
  container: RefObject<HTMLDivElement | null>;
  className: string;
};

/** The interactive map, with the static one as fallback until it loads and without JavaScript. */
export function MapCanvas({ query, found, map, container, className }: MapCanvasProps) {
  const isReady = map.status === "ready";
  return (
    <div>
      <div
        aria-busy={map.status === "loading"}
        className={classes("relative overflow-hidden bg-sunk", className)}
      >
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
            svgPoint={found.place?.svgPoint}
            className="absolute inset-0 size-full p-3"
          />
        )}
      </div>
      <p role="status" className="mt-3 empty:hidden">
        {map.status === "unsupported" &&
          "Your browser cannot draw the map that moves, so here is the simple one. Pick a number to see what is near it."}
        {map.hasFailed && "We could not load this part of the map. Move it a little to try again."}
      </p>
      <p className="mt-3 text-small text-muted">
        State and county lines: US Census Bureau. Drawn with MapLibre.
      </p>
    </div>
  );
}
