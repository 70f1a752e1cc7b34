import { useMemo, useRef } from "react";
import { TextLink } from "#ui/text-link.tsx";
import { type DirectoryQuery, mapPath } from "../../input.ts";
import type { DirectoryData } from "../../list/read-directory.server.ts";
import { startBox } from "../cluster-businesses.ts";
import { MapCanvas } from "./map-canvas.tsx";
import { useFullMap } from "./use-full-map.ts";

const endId = "map-end";

/** The map next to the list, as tall as the window. */
export function DirectoryMap({ query, found }: { query: DirectoryQuery; found: DirectoryData }) {
  const container = useRef<HTMLDivElement>(null);
  const start = useMemo(() => startBox(found, query.radiusMiles), [found, query.radiusMiles]);
  const map = useFullMap(container, { query, start, place: found.place });
  return (
    <section aria-label="Map" className="relative h-full overflow-hidden">
      <a href={`#${endId}`} className="skip-link">
        Skip the map
      </a>
      <MapCanvas query={query} found={found} map={map} container={container} className="h-dvh" />
      <p id={endId} tabIndex={-1} className="surface absolute bottom-4 left-4 px-4 py-2">
        <TextLink to={mapPath(query)}>Open the full map</TextLink>
      </p>
    </section>
  );
}
