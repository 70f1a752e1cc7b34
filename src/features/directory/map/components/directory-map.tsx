import { classes } from "#ui/classes.ts";
import { formatCount } from "#ui/format-number.ts";
import { Link } from "#ui/link.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { changeQuery, type DirectoryQuery, directoryPath, mapPath } from "../../input.ts";
import type { DirectoryData } from "../../list/read-directory.server.ts";
import states from "../assets/us-states.svg?url&no-inline";
import type { Cluster } from "../map-clusters.ts";

export const mapId = "map";
const endId = "map-end";
const shortCount = new Intl.NumberFormat("en-US", { notation: "compact" });
/** Wide enough to hold what a disc stands for. */
const clusterRadiusMiles = 100;

type DirectoryMapProps = {
  query: DirectoryQuery;
  clusters: readonly Cluster[];
  spot: NonNullable<DirectoryData["place"]>["spot"] | undefined;
};

/** Where the businesses are: drawn on the server, without any outside service. Each disc leads to what is near it. */
export function DirectoryMap({ query, clusters, spot }: DirectoryMapProps) {
  return (
    <details
      open
      id={mapId}
      className="group/map -mx-(--gutter) scroll-mt-4 bg-sunk lg:mx-0 xl:sticky xl:top-4 xl:[&:not([open])]:order-first"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-4 px-4 py-2 text-small text-muted">
        <span className="grow">Pick a number to see what is near it.</span>
        <span className="link shrink-0 group-open/map:hidden">Show map</span>
        <span className="link hidden shrink-0 group-open/map:inline">Hide map</span>
      </summary>
      <a href={`#${endId}`} className="skip-link">
        Skip the map
      </a>
      <MapDrawing {...{ query, clusters, spot }} className="h-auto max-h-110 w-full px-3 pb-3" />
      <p id={endId} tabIndex={-1} className="px-4 pb-3 text-small">
        <TextLink to={mapPath(query)}>Open the full map</TextLink>
      </p>
    </details>
  );
}

/** The drawing itself. */
export function MapDrawing({ query, clusters, spot, className }: DirectoryMapProps & { className?: string }) {
  return (
    <svg viewBox="-10 0 990 612" className={className}>
      <title>Where the businesses are</title>
      <use href={`${states}#land`} className="fill-line" />
      <use href={`${states}#borders`} className="stroke-sunk stroke-[1.4]" />
      {spot && <circle cx={spot.x} cy={spot.y} r="40" className="fill-clay opacity-20" />}
      {clusters.map((cluster) => (
        <Disc key={`${cluster.x} ${cluster.y}`} cluster={cluster} query={query} />
      ))}
      {spot && <circle cx={spot.x} cy={spot.y} r="10" className="fill-clay stroke-paper stroke-3" />}
    </svg>
  );
}

function Disc({ cluster, query }: { cluster: Cluster; query: DirectoryQuery }) {
  const { x, y, radius, businesses, latitude, longitude } = cluster;
  const count = formatCount(businesses);
  const around = changeQuery(query, {
    point: { latitude, longitude },
    radiusMiles: clusterRadiusMiles,
    near: "",
    state: "",
  });
  return (
    <Link
      to={directoryPath(around)}
      preventScrollReset
      aria-label={`${count} ${businesses === 1 ? "business" : "businesses"} near here`}
      className="group outline-0"
    >
      <circle
        cx={x}
        cy={y}
        r="34"
        className="fill-transparent group-focus-visible:stroke-(--focus) stroke-4"
      />
      <circle cx={x} cy={y} r={radius} className="fill-ink group-hover:fill-clay" />
      <text
        x={x}
        y={y}
        className={classes(
          "fill-paper font-bold group-hover:fill-on-clay",
          "[dominant-baseline:central] [font-size:27px] [text-anchor:middle]",
        )}
      >
        {shortCount.format(businesses)}
      </text>
    </Link>
  );
}
