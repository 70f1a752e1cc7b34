import { type ReactNode, useRef } from "react";
import { formatCount } from "#ui/format-number.ts";
import { Link } from "#ui/link.tsx";
import type { Cluster } from "../cluster-businesses.ts";

type ListedBusiness = {
  id: string;
  name: string;
  category: string | null;
  location: string | null;
  distance?: string;
};
type MapListProps = {
  title: string;
  clusters: readonly Cluster[];
  businesses: readonly ListedBusiness[];
  onZoomTo?: (cluster: Cluster) => void;
  /** Below the list. */
  children?: ReactNode;
};

/** An accessible list of what the map shows, with the same actions: largest clusters or best businesses first. */
export function MapList({ title, clusters, businesses, onZoomTo, children }: MapListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section
      aria-labelledby="on-the-map"
      className="lg:h-(--map) lg:overflow-auto lg:overscroll-contain lg:pr-2"
    >
      <h2 id="on-the-map" ref={heading} tabIndex={-1} className="pb-3 text-h3">
        {title}
      </h2>
      <p role="status" className="sr-only">
        {title}
      </p>
      <ul>
        {clusters.map((cluster) => (
          <li key={`${cluster.latitude} ${cluster.longitude}`} className="border-t border-line">
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between gap-4 py-2 text-left hover:text-clay-text"
              onClick={() => {
                // This button disappears with the next list, so focus moves to the heading.
                heading.current?.focus();
                onZoomTo?.(cluster);
              }}
            >
              <span>{cluster.city ? `Around ${cluster.city}` : "Away from the cities"}</span>
              <b>{formatCount(cluster.businesses)}</b>
            </button>
          </li>
        ))}
        {businesses.map(({ id, name, category, location, distance }) => (
          <li key={id} className="relative border-t border-line py-2">
            <Link
              to={`/business/${id}`}
              className="link inline-flex min-h-6 items-center after:absolute after:inset-0"
            >
              {name}
            </Link>
            <p className="text-small text-muted">
              {[category, location, distance].filter(Boolean).join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
