import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "../classes.ts";
import { MapButtons } from "./map-buttons.tsx";
import type { MapLabel, MapMarker } from "./map-markers.ts";
import { MapSource } from "./map-source.tsx";
import type { Box, GeoPoint } from "./project-point.ts";
import { useMovingMap } from "./use-moving-map.ts";

type MapBoxProps = {
  label: string;
  markers: readonly MapMarker[];
  labels: readonly MapLabel[];
  /** Connects the markers in order. */
  hasRoute?: boolean;
  className?: string | undefined;
  /** The drawing, until the interactive map is loaded. */
  children: ReactNode;
};

/** A map within a page. The library is loaded when it comes into view. */
export function MapBox({ label, markers, labels, hasRoute = false, className, children }: MapBoxProps) {
  const container = useRef<HTMLDivElement>(null);
  const { map, status } = useMovingMap(container, {
    label,
    startAt: () => startOf(markers),
    isInPage: true,
  });
  useEffect(() => {
    if (!map) return;
    map.show(markers, labels);
    map.showRoute(hasRoute ? markers : []);
  }, [map, markers, labels, hasRoute]);
  const isReady = status === "ready";
  return (
    <div className={classes("map-box", className)}>
      {/* Once the map covers the drawing, only the map's links are active. */}
      <div className="contents" inert={isReady && markers.some(({ to }) => to)}>
        {children}
      </div>
      <div className="map-moving" data-waits={isReady ? undefined : ""}>
        <div ref={container} className="h-full" />
        <MapSource />
        {map && <MapButtons onCloser={map.zoomIn} onFurther={map.zoomOut} />}
      </div>
    </div>
  );
}

/** A single point is shown with its surroundings. */
const aloneZoom = 6.5;

function startOf(points: readonly GeoPoint[]): Box | (GeoPoint & { zoom: number }) {
  const [first = { latitude: 39, longitude: -98 }] = points;
  if (points.length < 2) return { latitude: first.latitude, longitude: first.longitude, zoom: aloneZoom };
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  const margin = 0.002;
  return {
    west: Math.min(...longitudes) - margin,
    south: Math.min(...latitudes) - margin,
    east: Math.max(...longitudes) + margin,
    north: Math.max(...latitudes) + margin,
  };
}
