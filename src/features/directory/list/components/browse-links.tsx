import { ChipLink } from "#ui/chip.tsx";
import type { BrowseGroup } from "../read-browse.server.ts";

/** Links to the category and city pages. */
export function BrowseLinks({ groups }: { groups: readonly BrowseGroup[] }) {
  return (
    <nav aria-label="Browse" className="bg-sunk py-[clamp(2.5rem,5vw,4rem)]">
      <div className="wrap grid gap-x-[clamp(2rem,6vw,5.5rem)] gap-y-10 lg:grid-cols-2">
        {groups
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-4 text-h3">{title}</h2>
              <ul className="chips">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <ChipLink to={to}>{label}</ChipLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
      </div>
    </nav>
  );
}
