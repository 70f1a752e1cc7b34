import { ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { Band } from "../band.tsx";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { BackLink } from "../text-link.tsx";
import type { PaletteName } from "../weave/palettes.ts";

type EvidenceProps = {
  palette: PaletteName;
  title: ReactNode;
  /** Author and time. */
  note: ReactNode;
  cloth: ReactNode;
  /** Position in the list: `1 of 5`. */
  position: string;
  /** Links to the adjacent items. */
  previous: string | undefined;
  next: string | undefined;
  /** Link back to the list on narrow screens. */
  back: { to: string; label: string };
  /** The approve and reject forms. */
  actions: ReactNode;
  /** Sections, in columns where there is room. */
  children: ReactNode;
};

/** The details of one queue item, to decide on it. */
export function Evidence(props: EvidenceProps) {
  const { palette, title, note, cloth, position, previous, next, back, actions, children } = props;
  return (
    <article className="evidence surface panel" aria-labelledby="evidence">
      <div className="evidence-back">
        <BackLink to={back.to}>{back.label}</BackLink>
        <span>{position}</span>
      </div>
      <Band palette={palette} />
      <header>
        {cloth}
        <div>
          <h2 id="evidence" tabIndex={-1}>
            {title}
          </h2>
          <p>{note}</p>
        </div>
        <nav aria-label="Neighbors">
          <Hop to={previous} label="Previous" shortcut="k" icon={ChevronLeft} />
          {position}
          <Hop to={next} label="Next" shortcut="j" icon={ChevronRight} />
        </nav>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on wide screens, also by arrow keys */}
      <section className="evidence-parts" aria-label="Evidence" tabIndex={0}>
        {children}
      </section>
      <footer>{actions}</footer>
    </article>
  );
}

type HopProps = { to: string | undefined; label: string; shortcut: string; icon: typeof ChevronLeft };

function Hop({ to, label, shortcut, icon }: HopProps) {
  if (!to) return <span className="icon-button" />;
  return (
    <Link to={to} preventScrollReset aria-label={label} aria-keyshortcuts={shortcut} className="icon-button">
      <Icon of={icon} />
    </Link>
  );
}

/** A definition list of facts about the item. */
export function Facts({ facts }: { facts: readonly { term: string; fact: ReactNode }[] }) {
  return (
    <dl className="evidence-facts">
      {facts.map(({ term, fact }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
