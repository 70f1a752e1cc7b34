import { formatCount } from "./format-number.ts";

type JumpLinksProps = {
  /** The sections of the page by id, each with its number of items. */
  parts: readonly { id: string; label: string; count: number }[];
};

/** Sticky links to the sections of a long page, with their counts. */
export function JumpLinks({ parts }: JumpLinksProps) {
  return (
    <nav className="jump-links" aria-label="On this page">
      <div className="wrap">
        {parts.map(({ id, label, count }) => (
          <a key={id} href={`#${id}`}>
            {label} <span>{formatCount(count)}</span>
          </a>
        ))}
      </div>
    </nav>
  );
}
