import type { ReactNode } from "react";
import { Link } from "./link.tsx";

export type StatTile = {
  label: string;
  value: ReactNode;
  /** The change, as text. */
  note: string;
  /** Shows this number in the chart below. */
  to: string;
  isCurrent: boolean;
};

/** Large numbers with plain labels. The selected one is shown in the chart below. */
export function StatTiles({ label, tiles }: { label: string; tiles: readonly StatTile[] }) {
  return (
    <nav className="stat-tiles" aria-label={label}>
      {tiles.map((tile) => (
        <Link
          key={tile.label}
          to={tile.to}
          preventScrollReset
          aria-current={tile.isCurrent ? "true" : undefined}
          className="stat-tile"
        >
          <b>{tile.label}</b>
          <strong>{tile.value}</strong>
          <small>{tile.note}</small>
        </Link>
      ))}
    </nav>
  );
}
