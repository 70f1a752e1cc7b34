import { Cloth } from "#ui/cloth.tsx";
import { Link } from "#ui/link.tsx";
import { Row, Rows } from "#ui/row.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { searchPath } from "../input.ts";

/** Suggested searches below the box. Empty while the site has no data. */
export function SuggestedSearches({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className="words-of-day">
      <span>Try today:</span>
      {words.map((word) => (
        <Link key={word} to={searchPath(word)}>
          {word}
        </Link>
      ))}
    </p>
  );
}

const browseLinks = [
  { to: "/directory", title: "Directory", note: "Shops, kitchens, studios and stages", palette: "gold" },
  { to: "/store", title: "Store", note: "Products from the people who make them", palette: "plum" },
  { to: "/travel", title: "Travel", note: "Guides, tours and rooms", palette: "green" },
  { to: "/events", title: "Events", note: "What’s on, and where", palette: "clay" },
  {
    to: "/entertainment",
    title: "Entertainment",
    note: "Artists, film, theater and venues",
    palette: "indigo",
  },
  { to: "/cities", title: "Cities", note: "Everything in one place", palette: "green" },
] as const;

/** The search page without a query: example searches and links to the lists. */
export function SearchStart({ examples }: { examples: readonly string[] }) {
  return (
    <div className="wrap section-y grid gap-14">
      <section aria-labelledby="ways-title">
        <SectionHead
          id="ways-title"
          title="Search the way you talk"
          lead="Say what you need, where and when. We’ll show how we understood it. Remove anything that’s off."
        />
        <ul className="found-ways">
          {examples.map((example) => (
            <li key={example}>
              <Link to={searchPath(example)}>{example}</Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="rooms-title">
        <SectionHead id="rooms-title" title="Or browse" />
        <BrowseLinks />
      </section>
    </div>
  );
}

export function BrowseLinks() {
  return (
    <Rows>
      {browseLinks.map(({ to, title, note, palette }) => (
        <Row
          key={to}
          to={to}
          title={title}
          note={note}
          cloth={<Cloth id={`search-${title}`} palette={palette} ratio={1} height={96} />}
        />
      ))}
    </Rows>
  );
}
