import { useMemo, useRef } from "react";
import { classes } from "#ui/classes.ts";
import { MapButtons } from "#ui/map/map-buttons.tsx";
import { MapSource } from "#ui/map/map-source.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { type DirectoryQuery, mapPath } from "../../input.ts";
import type { DirectoryData } from "../../list/read-directory.server.ts";
import { startBox } from "../start-box.ts";
import { MapCard } from "./map-card.tsx";
import { MapDrawing } from "./map-drawing.tsx";
import { useFullMap } from "./use-full-map.ts";
import { useMapCards } from "./use-map-cards.ts";

const endId = "map-end";

/** The map next to the list, as tall as the window. */
export function DirectoryMap({ query, found }: { query: DirectoryQuery; found: DirectoryData }) {
  const container = useRef<HTMLDivElement>(null);
  const start = useMemo(() => startBox(found, query.radiusMiles), [found, query.radiusMiles]);
  const map = useFullMap(container, { query, start, place: found.place, busyStates: found.busyStates });
  const cards = useMapCards(query, map.chosen);
  return (
    <section aria-label="Map" className="relative h-full overflow-hidden bg-(--geo-water)">
      <a href={`#${endId}`} className="skip-link">
        Skip the map
      </a>
      <div
        ref={container}
        className={classes("h-full", map.status !== "ready" && "invisible")}
        aria-busy={map.status === "loading"}
      />
      {map.status !== "ready" && (
        <MapDrawing
          query={query}
          clusters={found.clusters}
          svgPoint={found.place?.svgPoint}
          className="absolute inset-0 size-full bg-(--geo-water) p-3"
        />
      )}
      {map.map && <MapButtons onCloser={map.map.zoomIn} onFurther={map.map.zoomOut} onLocate={map.locate} />}
      {map.map && map.chosen && (
        <MapCard map={map.map} chosen={map.chosen} found={cards} onClose={() => map.choose(null)} />
      )}
      <p id={endId} tabIndex={-1} className="surface absolute top-4 left-4 px-4 py-3">
        <TextLink to={mapPath(query)}>Open the full map</TextLink>
      </p>
      <MapSource />
    </section>
  );
}
