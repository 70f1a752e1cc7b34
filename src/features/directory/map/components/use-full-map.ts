import { type RefObject, useEffect, useRef, useState } from "react";
import type { DirectoryQuery } from "../../input.ts";
import { type Cluster, mergeClusters } from "../cluster-businesses.ts";
import { mapDataPath, readView, withView } from "../map-input.ts";
import type { MapData } from "../read-map.server.ts";
import type { Box } from "../search-map.ts";
import type { DrawnMap, MapPlace } from "./draw-map.ts";

/** So far apart that discs do not cover each other. */
const pixelsApart = 58;

type Options = { query: DirectoryQuery; start: Box; spot: { latitude: number; longitude: number } | null };
export type MapStatus = "loading" | "ready" | "impossible";

/** Loads the map's own code, draws it, and keeps it in step with the filters and with where it has been moved to. */
export function useFullMap(container: RefObject<HTMLElement | null>, { query, start, spot }: Options) {
  const map = useRef<DrawnMap>(null);
  const [status, setStatus] = useState<MapStatus>("loading");
  const [place, setPlace] = useState<MapPlace | null>(null);
  const [found, setFound] = useState<MapData | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const area = JSON.stringify([query.state, query.near, query.point, query.radiusMiles]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is made once and then told of changes
  useEffect(() => {
    let isGone = false;
    async function draw() {
      if (!container.current || !hasWebGl()) return setStatus("impossible");
      const { drawMap } = await import("./draw-map.ts");
      if (isGone) return;
      const drawn = await drawMap(container.current, {
        start: readView(new URLSearchParams(location.search)) ?? start,
        onMove: setPlace,
        onCluster: (cluster) => map.current?.approach(cluster),
      });
      if (isGone) return drawn.remove();
      map.current = drawn;
      setStatus("ready");
    }
    draw().catch(() => setStatus("impossible"));
    return () => {
      isGone = true;
      map.current?.remove();
      map.current = null;
    };
  }, []);

  // Another state or place moves the map there; another word or category leaves it where it is.
  const shown = useRef(area);
  useEffect(() => {
    if (shown.current === area) return;
    shown.current = area;
    map.current?.fit(start);
  }, [area, start]);

  useEffect(() => {
    if (!place) return;
    // Past the router: nothing has to be loaded, and going back to this page finds the map as it was left.
    history.replaceState(history.state, "", withView(new URL(location.href), place.view));
    const asking = new AbortController();
    fetch(mapDataPath(query, place.box), { signal: asking.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`The map answered ${answer.status}.`);
        const data: MapData = await answer.json();
        setFound({ ...data, clusters: mergeClusters(data.clusters, pixelsApart * place.degreesPerPixel) });
        setHasFailed(false);
      })
      .catch(() => setHasFailed(!asking.signal.aborted));
    return () => asking.abort();
  }, [place, query]);

  useEffect(() => {
    if (found && status === "ready") map.current?.show(found.clusters, found.businesses, spot);
  }, [found, status, spot]);

  return {
    status,
    found,
    hasFailed,
    approach: (cluster: Cluster) => map.current?.approach(cluster),
    zoomIn: () => map.current?.zoomIn(),
    zoomOut: () => map.current?.zoomOut(),
  };
}

function hasWebGl(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
