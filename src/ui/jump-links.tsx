import { formatCount } from "./format-number.ts";

type JumpLinksProps = {
  /** The parts of the page by their ids, each with how much there is. */
  parts: readonly { id: string; label: string; count: number }[];
};

/** The parts of a long page with their counts, as links that stay at the top of the window. */
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
