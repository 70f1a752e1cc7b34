import { useMemo } from "react";
import { DrawnMap } from "./drawn-map.tsx";
import { MapBox } from "./map-box.tsx";
import { labelOffset } from "./map-markers.ts";

type RouteMapProps = {
  /** In the order of the route. */
  stops: readonly { id: string; label: string; latitude: number; longitude: number }[];
  /** The accessible name: "Day 1 on the map". */
  label: string;
  className?: string;
};

const radius = 15;

/** Stops as numbered discs, connected in order. Drawn on the server; renders nothing without stops. */
export function RouteMap({ stops, label, className }: RouteMapProps) {
  const shown = useMemo(() => {
    const numbered = stops.map((stop, index) => ({ ...stop, text: String(index + 1) }));
    return {
      numbered,
      markers: numbered.map(({ label: title, ...stop }) => ({
        ...stop,
        kind: "stop" as const,
        radius,
        title,
      })),
      labels: stops.map(({ label: name, latitude, longitude }, rank) => ({
        name,
        latitude,
        longitude,
        rank,
        offset: labelOffset(radius),
      })),
    };
  }, [stops]);
  if (stops.length === 0) return null;
  return (
    <MapBox label={label} markers={shown.markers} labels={shown.labels} hasRoute className={className}>
      <DrawnMap
        discs={shown.numbered}
        hasRoute
        label={label}
        description={shown.numbered.map((stop) => `${stop.text} ${stop.label}`).join(", ")}
      />
    </MapBox>
  );
}
