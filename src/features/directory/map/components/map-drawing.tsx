import { classes } from "#ui/classes.ts";
import { formatCount } from "#ui/format-number.ts";
import { Link } from "#ui/link.tsx";
import states from "#ui/map/assets/us-states.svg?url&no-inline";
import { changeQuery, type DirectoryQuery, directoryPath } from "../../input.ts";
import type { DirectoryData } from "../../list/read-directory.server.ts";
import type { DrawnCluster } from "../map-clusters.ts";

const shortCount = new Intl.NumberFormat("en-US", { notation: "compact" });
/** Wide enough for every business of a disc. */
const clusterRadiusMiles = 100;

type MapDrawingProps = {
  query: DirectoryQuery;
  clusters: readonly DrawnCluster[];
  svgPoint: NonNullable<DirectoryData["place"]>["svgPoint"] | undefined;
  className?: string;
};

/** The static map, rendered on the server without an external service. Each disc links to the businesses near it. */
export function MapDrawing({ query, clusters, svgPoint, className }: MapDrawingProps) {
  return (
    <svg viewBox="-10 0 990 612" className={className}>
      <title>Where the businesses are</title>
      <use href={`${states}#land`} className="map-land" />
      <use href={`${states}#borders`} className="map-borders" />
      {svgPoint && <circle cx={svgPoint.x} cy={svgPoint.y} r="40" className="fill-clay opacity-20" />}
      {clusters.map((cluster) => (
        <Disc key={`${cluster.x} ${cluster.y}`} cluster={cluster} query={query} />
      ))}
      {svgPoint && (
        <circle cx={svgPoint.x} cy={svgPoint.y} r="10" className="fill-clay stroke-paper stroke-3" />
      )}
    </svg>
  );
}

function Disc({ cluster, query }: { cluster: DrawnCluster; query: DirectoryQuery }) {
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
