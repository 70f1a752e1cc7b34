import type { ReactNode } from "react";
import { formatCount } from "#ui/format-number.ts";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink } from "#ui/text-link.tsx";
import type { PaletteName } from "#ui/weave/palettes.ts";

type CityPartProps = {
  id: string;
  palette: PaletteName;
  title: string;
  shown: { items: readonly unknown[]; total: number };
  /** A link to all of them: `All 148 in the directory`, or of every city. */
  all: { to: string; label: string };
  children: ReactNode;
};

/** One section of a city's page, with a link to the rest. Renders nothing without content. */
export function CityPart({ id, palette, title, shown, all, children }: CityPartProps) {
  const { items, total } = shown;
  if (items.length === 0) return null;
  const position = `${items.length === 1 ? "1" : `1–${items.length}`} of ${formatCount(total)}`;
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-palette={palette} className="city-part">
      <SectionHead
        id={`${id}-title`}
        title={
          <>
            {title} {total > items.length && <small>{position}</small>}
          </>
        }
      >
        <GoLink to={all.to}>{all.label}</GoLink>
      </SectionHead>
      {children}
    </section>
  );
}
