import { Link } from "lucide";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

export type ContentsEntry = { id: string; label: string; parts?: readonly { id: string; label: string }[] };

/** The header of a text page: title, lead and facts. */
export function ProseHead({ title, lead, facts }: { title: string; lead: string; facts: ReactNode }) {
  return (
    <div className="prose-head">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <div className="prose-facts">{facts}</div>
    </div>
  );
}

/** A text with its table of contents: sticky on desktop, collapsed above it on phones. */
export function ProsePage({
  contents,
  isNumbered = false,
  children,
}: {
  contents: readonly ContentsEntry[];
  /** Numbers the sections and their entries in the contents. */
  isNumbered?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes("prose-page", isNumbered && "prose-numbered")}>
      <nav className="prose-contents" aria-label="On this page">
        <details className="prose-fold">
          <summary>On this page</summary>
          <Contents entries={contents} />
        </details>
        <div className="prose-rail">
          <p className="display">On this page</p>
          <Contents entries={contents} />
        </div>
      </nav>
      <div className="prose">{children}</div>
    </div>
  );
}

/** A summary in a sentence or two, above the first section. */
export function ProseShort({ children }: { children: ReactNode }) {
  return (
    <aside className="prose-short" aria-label="The short of it">
      <p className="display">The short of it</p>
      <p>{children}</p>
    </aside>
  );
}

function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <ol>
      {entries.map(({ id, label, parts }) => (
        <li key={id} className="prose-entry">
          <a href={`#${id}`} className="prose-entry-link">
            {label}
          </a>
          {parts && (
            <ul className="pb-2">
              {parts.map((part) => (
                <li key={part.id}>
                  <a href={`#${part.id}`} className="prose-entry-part">
                    {part.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

type SectionProps = {
  id: string;
  title: string;
  /** The heading's content, if it differs from the title. */
  heading?: ReactNode;
  /** A subsection. */
  isPart?: boolean;
  children: ReactNode;
};

/** A section with an anchor. */
export function ProseSection({ id, title, heading = title, isPart = false, children }: SectionProps) {
  const Heading = isPart ? "h3" : "h2";
  return (
    <section id={id} className={isPart ? "prose-part" : "prose-section"}>
      <div className="prose-title">
        <Heading>{heading}</Heading>
        <a href={`#${id}`} aria-label={`Link to “${title}”`}>
          <Icon of={Link} />
        </a>
      </div>
      {children}
    </section>
  );
}
