import { useEffect, useRef, useState } from "react";
import type { Viewport } from "#ui/map/draw-map.ts";
import type { DirectoryQuery } from "../../input.ts";
import { mapDataPath } from "../map-input.ts";
import type { MapData } from "../read-map.server.ts";

/** Fetches the data in view, after every move or on request. */
export function useMapData(query: DirectoryQuery, viewport: Viewport | null) {
  const [followsMoves, setFollowsMoves] = useState(true);
  const [found, setFound] = useState<MapData | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isStale, setIsStale] = useState(false);
  const [requested, setRequested] = useState(0);
  /** The viewport and query of the current data. */
  const last = useRef<{ viewport: Viewport; query: DirectoryQuery; requested: number } | null>(null);

  useEffect(() => {
    if (!viewport) return;
    const isMove = last.current?.query === query && last.current.requested === requested;
    if (isMove && !followsMoves) return setIsStale(last.current?.viewport !== viewport);
    const controller = new AbortController();
    fetch(mapDataPath(query, viewport.box), { signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`Map data: ${response.status}`);
        setFound(await response.json());
        last.current = { viewport, query, requested };
        setIsStale(false);
        setHasFailed(false);
      })
      .catch(() => setHasFailed(!controller.signal.aborted));
    return () => controller.abort();
  }, [viewport, query, followsMoves, requested]);

  return {
    found,
    hasFailed,
    followsMoves,
    /** The map has moved since the data was loaded. */
    isStale,
    setFollowsMoves,
    searchHere: () => setRequested((times) => times + 1),
  };
}
