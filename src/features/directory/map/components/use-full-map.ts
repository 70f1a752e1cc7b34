import { type RefObject, useEffect, useRef, useState } from "react";
import type { DirectoryQuery } from "../../input.ts";
import { type Cluster, mergeClusters } from "../cluster-businesses.ts";
import { mapDataPath, readView, withView } from "../map-input.ts";
import type { MapData } from "../read-map.server.ts";
import type { Box } from "../search-map.ts";
import type { DrawnMap, Viewport } from "./draw-map.ts";

/** Keeps discs from overlapping. */
const minDiscDistancePx = 58;

type Options = { query: DirectoryQuery; start: Box; place: { latitude: number; longitude: number } | null };
export type MapStatus = "loading" | "ready" | "unsupported";

/** Lazy-loads the map library, renders the map, and fetches its data when filters or viewport change. */
export function useFullMap(container: RefObject<HTMLElement | null>, { query, start, place }: Options) {
  const map = useRef<DrawnMap>(null);
  const [status, setStatus] = useState<MapStatus>("loading");
  const [viewport, setViewport] = useState<Viewport | null>(null);
  const [found, setFound] = useState<MapData | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const area = JSON.stringify([query.state, query.near, query.point, query.radiusMiles]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is created once and then updated
  useEffect(() => {
    let isUnmounted = false;
    async function draw() {
      if (!container.current || !hasWebGl()) return setStatus("unsupported");
      const { drawMap } = await import("./draw-map.ts");
      if (isUnmounted) return;
      const drawn = await drawMap(container.current, {
        start: readView(new URLSearchParams(location.search)) ?? start,
        onMove: setViewport,
        onCluster: (cluster) => map.current?.zoomTo(cluster),
      });
      if (isUnmounted) return drawn.remove();
      map.current = drawn;
      setStatus("ready");
    }
    draw().catch(() => setStatus("unsupported"));
    return () => {
      isUnmounted = true;
      map.current?.remove();
      map.current = null;
    };
  }, []);

  // A new state or place moves the map; a new term or category does not.
  const lastArea = useRef(area);
  useEffect(() => {
    if (lastArea.current === area) return;
    lastArea.current = area;
    map.current?.fit(start);
  }, [area, start]);

  useEffect(() => {
    if (!viewport) return;
    // Bypasses the router: nothing has to load, and going back restores the viewport.
    history.replaceState(history.state, "", withView(new URL(location.href), viewport.view));
    const controller = new AbortController();
    fetch(mapDataPath(query, viewport.box), { signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`Map data: ${response.status}`);
        const data: MapData = await response.json();
        setFound({
          ...data,
          clusters: mergeClusters(data.clusters, minDiscDistancePx * viewport.degreesPerPixel),
        });
        setHasFailed(false);
      })
      .catch(() => setHasFailed(!controller.signal.aborted));
    return () => controller.abort();
  }, [viewport, query]);

  useEffect(() => {
    if (found && status === "ready") map.current?.show(found.clusters, found.businesses, place);
  }, [found, status, place]);

  return {
    status,
    found,
    hasFailed,
    zoomTo: (cluster: Cluster) => map.current?.zoomTo(cluster),
    zoomIn: () => map.current?.zoomIn(),
    zoomOut: () => map.current?.zoomOut(),
  };
}

function hasWebGl(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
