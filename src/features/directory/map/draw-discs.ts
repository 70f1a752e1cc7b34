import { formatCount } from "#ui/format-number.ts";
import { labelOffset, type MapLabel, type MapMarker } from "#ui/map/map-markers.ts";
import { type Disc, radiusOf } from "#ui/map/merge-discs.ts";
import type { MapData } from "./read-map.server.ts";

const shortCount = new Intl.NumberFormat("en-US", { notation: "compact" });

/** The server's data as discs, one per cell or business. */
export function listDiscs({ clusters, businesses }: Pick<MapData, "clusters" | "businesses">): Disc[] {
  return [
    ...clusters.map(({ cell, businesses: count, city, latitude, longitude }) => ({
      ...{ latitude, longitude, count, name: cityOf(city), members: [cell] },
    })),
    ...businesses.map(({ id, location, latitude, longitude }) => ({
      ...{ latitude, longitude, count: 1, name: cityOf(location), members: [id] },
    })),
  ];
}

/** The key of a disc, stable as long as its largest part is. */
export function keyOf({ members }: Disc): string {
  return members[0] ?? "";
}

/** "38 near Savannah" */
export function describeDisc({ count, name }: Pick<Disc, "count" | "name">): string {
  return name ? `${formatCount(count)} near ${name}` : `${formatCount(count)} here`;
}

export function markerOf(disc: Disc, chosenKey: string | null): MapMarker {
  const id = keyOf(disc);
  return {
    id,
    latitude: disc.latitude,
    longitude: disc.longitude,
    kind: disc.count === 1 ? "pin" : "disc",
    ...(disc.count > 1 && {
      text: disc.count < 10_000 ? formatCount(disc.count) : shortCount.format(disc.count),
    }),
    radius: radiusOf(disc.count),
    isChosen: id === chosenKey,
    ...(disc.count > 1 && { title: describeDisc(disc) }),
  };
}

/** Labels with city names, next to their disc if they have one. */
export function labelsOf(discs: readonly Disc[], data: MapData, degreesPerPixel: number): MapLabel[] {
  const hasCells = data.clusters.length > 0;
  const named = hasCells ? discs.filter((disc) => disc.name !== null) : [];
  const names = new Set(named.map(({ name }) => name));
  const places = data.places.filter(({ city }) => !names.has(city));
  return [
    ...named.map(({ name, count, latitude, longitude }, rank) => ({
      ...{ name: name ?? "", latitude, longitude, rank, offset: labelOffset(radiusOf(count)) },
    })),
    ...places.map(({ city, latitude, longitude }, index) => {
      const disc = discs.find((other) => covers(other, { latitude, longitude }, degreesPerPixel));
      const at = disc ?? { latitude, longitude };
      return {
        ...{ name: city, latitude: at.latitude, longitude: at.longitude, rank: named.length + index },
        offset: labelOffset(disc ? radiusOf(disc.count) : 0),
      };
    }),
  ];
}

type Point = { latitude: number; longitude: number };

function covers(disc: Disc, point: Point, degreesPerPixel: number): boolean {
  const stretch = Math.cos((disc.latitude * Math.PI) / 180);
  const degrees = Math.hypot(disc.longitude - point.longitude, (disc.latitude - point.latitude) / stretch);
  return degrees / degreesPerPixel < radiusOf(disc.count) + 8;
}

/** "Savannah" of "Savannah, Georgia". */
function cityOf(location: string | null): string | null {
  return location?.split(",")[0]?.trim() || null;
}
