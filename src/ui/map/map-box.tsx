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
  /** Joins the markers in their order. */
  hasRoute?: boolean;
  className?: string | undefined;
  /** The drawing, until the map that moves is there. */
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
      {/* Links of the drawing are links of the map as soon as that covers them. */}
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

/** One point alone is shown with what is around it. */
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
