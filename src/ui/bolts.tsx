import type { ReactNode } from "react";
import { Link, type LinkProps } from "./link.tsx";
import type { PaletteName } from "./weave/palettes.ts";

export type BoltItem = { to: LinkProps["to"]; label: string; palette: PaletteName; cloth: ReactNode };

/** Bolts of cloth with labels, each a link to a section. */
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

/** Decorative bolts in a page header. Hidden where there is no room. */
export function HangingBolts({ cloths }: { cloths: readonly ReactNode[] }) {
  return (
    <div className="hanging" aria-hidden="true">
      <HungCloths cloths={cloths} />
    </div>
  );
}

/** The cloths, each with its own length. */
export function HungCloths({ cloths }: { cloths: readonly ReactNode[] }) {
  return cloths.map((cloth, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static decoration
    <span key={index} className="bolt">
      {cloth}
    </span>
  ));
}
