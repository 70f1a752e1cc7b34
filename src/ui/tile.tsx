import type { ReactNode } from "react";
import { Badge } from "./badge.tsx";
import { Link, type LinkProps } from "./link.tsx";
import type { PaletteName } from "./weave/palettes.ts";

/** Tiles side by side, stacked on phones. */
export function Tiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="tiles">
      <ul>{children}</ul>
    </nav>
  );
}

type TileProps = { palette: PaletteName; cloth: ReactNode; title: string; text: string };

/** A link to a part of the site, under its cloth. */
export function TileLink({ to, go, ...tile }: TileProps & { to: LinkProps["to"]; go: string }) {
  return (
    <li className="tile color-block" data-palette={tile.palette}>
      <TileBody {...tile} title={<Link to={to}>{tile.title}</Link>} />
      <span className="tile-go go" aria-hidden="true">
        {go}
      </span>
    </li>
  );
}

/** A part of the site that is not open yet. Says so, and is not a link. */
export function TileSoon({ onPress, ...tile }: TileProps & { onPress: () => void }) {
  const press = (
    <button type="button" onClick={onPress}>
      {tile.title}
    </button>
  );
  return (
    <li className="tile tile-soon" data-palette={tile.palette}>
      <TileBody {...tile} title={press} />
      <Badge tone="waiting" className="tile-go">
        Coming soon
      </Badge>
    </li>
  );
}

function TileBody({ cloth, title, text }: { cloth: ReactNode; title: ReactNode; text: string }) {
  return (
    <>
      <div className="tile-cloth">{cloth}</div>
      <div className="selvedge" />
      <h2>{title}</h2>
      <p>{text}</p>
    </>
  );
}
