import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Viewport } from "#ui/map/draw-map.ts";
import { type Disc, mergeDiscs } from "#ui/map/merge-discs.ts";
import type { GeoPoint } from "#ui/map/project-point.ts";
import { useMovingMap } from "#ui/map/use-moving-map.ts";
import type { DirectoryQuery } from "../../input.ts";
import { keyOf, labelsOf, listDiscs, markerOf } from "../draw-discs.ts";
import { readView, withView } from "../map-input.ts";
import type { Box } from "../search-map.ts";
import { useMapData } from "./use-map-data.ts";

type Options = {
  query: DirectoryQuery;
  start: Box;
  place: GeoPoint | null;
  busyStates: readonly string[];
};
/** The selected disc, and how to request its businesses. */
export type Chosen = { disc: Disc; cellZoom: number | null };

const spotRadius = 9;
const sheetHeight = 132;
const locatedZoom = 11;

/** The state of the interactive directory map: its data, and the selected disc. */
export function useFullMap(
  container: RefObject<HTMLElement | null>,
  { query, start, place, busyStates }: Options,
) {
  const [viewport, setViewport] = useState<Viewport | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [here, setHere] = useState<GeoPoint | null>(null);
  const data = useMapData(query, viewport);
  const { found } = data;
  const scale = viewport?.degreesPerPixel ?? 1;
  const discs = useMemo(() => (found ? mergeDiscs(listDiscs(found), scale) : []), [found, scale]);

  const { map, status } = useMovingMap(container, {
    startAt: () => readView(new URLSearchParams(location.search)) ?? start,
    // The sheet on phones.
    bottomInset: () => (matchMedia("(width < 64rem)").matches ? sheetHeight : 0),
    onMove: setViewport,
    onPress: (key) => {
      const disc = discs.find((one) => keyOf(one) === key);
      if (disc) choose(disc);
    },
  });

  function choose(disc: Disc | null) {
    setChosen(disc && { disc, cellZoom: found && found.clusters.length > 0 ? found.zoom : null });
  }

  // A new state or place moves the map; a new term or category does not.
  const area = JSON.stringify([query.state, query.near, query.point, query.radiusMiles]);
  const lastArea = useRef(area);
  useEffect(() => {
    if (lastArea.current === area) return;
    lastArea.current = area;
    map?.fit(start);
  }, [area, start, map]);

  useEffect(() => {
    // Bypasses the router: nothing has to load, and going back restores the viewport.
    if (viewport) history.replaceState(history.state, "", withView(new URL(location.href), viewport.view));
  }, [viewport]);

  // At another scale the disc is a different one.
  const zoom = viewport?.view.zoom.toFixed(2);
  const filters = JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one of these changes
  useEffect(() => setChosen(null), [zoom, filters]);

  // After a move the same disc may contain more.
  useEffect(() => {
    setChosen((current) => {
      const now = current && discs.find((disc) => keyOf(disc) === keyOf(current.disc));
      return now && now.count !== current.disc.count ? { ...current, disc: now } : current;
    });
  }, [discs]);

  useEffect(() => map?.tintAreas(busyStates), [map, busyStates]);

  const chosenKey = chosen && keyOf(chosen.disc);
  useEffect(() => {
    if (!map || !found) return;
    const spots = [place, here].flatMap((point, index) =>
      point ? [{ ...point, id: `spot-${index}`, kind: "spot" as const, radius: spotRadius }] : [],
    );
    map.show([...spots, ...discs.map((disc) => markerOf(disc, chosenKey))], labelsOf(discs, found, scale));
  }, [map, found, discs, scale, place, here, chosenKey]);

  return {
    ...data,
    map,
    status,
    discs,
    chosen,
    choose,
    locate: (point: GeoPoint) => {
      setHere(point);
      map?.goTo(point, locatedZoom);
    },
  };
}

export type FullMapState = ReturnType<typeof useFullMap>;
