import { classes } from "#ui/classes.ts";
import { formatCount } from "#ui/format-number.ts";
import { Link } from "#ui/link.tsx";
import { changeQuery, type DirectoryQuery, directoryPath } from "../../input.ts";
import type { DirectoryData } from "../../list/read-directory.server.ts";
import states from "../assets/us-states.svg?url&no-inline";
import type { Cluster } from "../map-clusters.ts";

const shortCount = new Intl.NumberFormat("en-US", { notation: "compact" });
/** Wide enough to hold what a disc stands for. */
const clusterRadiusMiles = 100;

type MapDrawingProps = {
  query: DirectoryQuery;
  clusters: readonly Cluster[];
  spot: NonNullable<DirectoryData["place"]>["spot"] | undefined;
  className?: string;
};

/** Where the businesses are, drawn on the server without any outside service. Each disc leads to what is near it. */
export function MapDrawing({ query, clusters, spot, className }: MapDrawingProps) {
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
