import type { ReactNode } from "react";
import { Link, type LinkProps } from "./link.tsx";
import type { PaletteName } from "./weave/palettes.ts";

export type BoltItem = { to: LinkProps["to"]; label: string; palette: PaletteName; cloth: ReactNode };

/** Five bolts on the rail, each the way into a section, with a sewn label. */
export function Bolts({ label, items }: { label: string; items: readonly BoltItem[] }) {
  return (
    <nav className="bolts" aria-label={label}>
      {items.map((item) => (
        <Link key={item.label} to={item.to} className="bolt" data-palette={item.palette} prefetch="intent">
          {item.cloth}
          <span className="bolt-label">{item.label}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Bolts as decoration: they hang in a page head and disappear where there is no room. */
export function HangingBolts({ cloths }: { cloths: readonly ReactNode[] }) {
  return (
    <div className="hanging" aria-hidden="true">
      <HungCloths cloths={cloths} />
    </div>
  );
}

/** The cloths themselves, each on its own length. */
export function HungCloths({ cloths }: { cloths: readonly ReactNode[] }) {
  return cloths.map((cloth, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: furniture that never moves
    <span key={index} className="bolt">
      {cloth}
    </span>
  ));
}
