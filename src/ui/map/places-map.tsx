import { useMemo } from "react";
import { formatCount } from "../format-number.ts";
import { Link } from "../link.tsx";
import { DrawnMap } from "./drawn-map.tsx";
import { MapBox } from "./map-box.tsx";
import { labelOffset } from "./map-markers.ts";
import { radiusOf } from "./merge-discs.ts";

type PlacesMapProps = {
  discs: readonly {
    label: string;
    /** The number in the disc; without it the place is a pin. */
    count?: number;
    latitude: number;
    longitude: number;
    /** The URL of the disc. */
    to?: string;
  }[];
  /** The accessible name. */
  label: string;
  className?: string;
};

const shortCount = new Intl.NumberFormat("en-US", { notation: "compact" });

/** Places as discs with their numbers, or as pins. Drawn on the server; nothing without places. */
export function PlacesMap({ discs, label, className }: PlacesMapProps) {
  const { markers, labels } = useMemo(() => prepare(discs), [discs]);
  if (discs.length === 0) return null;
  const names = discs.map(nameOf);
  const hasLinks = discs.some(({ to }) => to);
  return (
    <MapBox label={label} markers={markers} labels={labels} className={className}>
      <DrawnMap
        label={label}
        description={hasLinks ? undefined : names.join("; ")}
        discs={discs.map(({ count, to, ...disc }, index) => ({
          ...disc,
          text: count === undefined ? null : shortCount.format(count),
          ...(to && {
            wrap: (drawn) => (
              <Link to={to} aria-label={names[index]} className="map-link">
                {drawn}
              </Link>
            ),
          }),
        }))}
      />
    </MapBox>
  );
}

type Place = PlacesMapProps["discs"][number];

function nameOf({ label, count }: Place): string {
  return count === undefined ? label : `${label}, ${formatCount(count)}`;
}

function prepare(discs: readonly Place[]) {
  const sized = discs.map((disc) => ({ ...disc, radius: radiusOf(disc.count ?? 1) }));
  return {
    markers: sized.map((disc, index) => ({
      id: String(index),
      latitude: disc.latitude,
      longitude: disc.longitude,
      kind: disc.count === undefined ? ("pin" as const) : ("disc" as const),
      text: disc.count === undefined ? undefined : shortCount.format(disc.count),
      radius: disc.radius,
      title: nameOf(disc),
      to: disc.to,
    })),
    labels: sized.map(({ label: name, latitude, longitude, radius }, rank) => ({
      name,
      latitude,
      longitude,
      rank,
      offset: labelOffset(radius),
    })),
  };
}
