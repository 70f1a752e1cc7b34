import { formatCount } from "#ui/format-number.ts";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink } from "#ui/text-link.tsx";
import type { ShownSection } from "../load-search.server.ts";
import { searchTabs } from "../present/tabs.ts";
import { ResultArtists, ResultBusinesses, ResultProducts } from "./result-cards.tsx";
import { ResultEvents } from "./result-events.tsx";
import { ResultRows } from "./result-rows.tsx";

/** The results of one tab, with the cards of their feature and a link to the rest. */
export function ResultSection({ section }: { section: ShownSection }) {
  const { tab, items, cards, total, isPartial, all } = section;
  const { label, palette } = searchTabs.find(({ value }) => value === tab) ?? searchTabs[0];
  const shown = Math.max(items.length, cards.length);
  return (
    <section id={tab} aria-labelledby={`${tab}-title`} data-palette={palette} className="found">
      <SectionHead
        id={`${tab}-title`}
        title={
          <>
            {label}{" "}
            {(total.isCapped || total.count > shown) && !isPartial && (
              <small>
                {shown === 1 ? "1" : `1–${shown}`} of {formatCount(total.count)}
                {total.isCapped && "+"}
              </small>
            )}
            {isPartial && <small>close matches</small>}
          </>
        }
      >
        {all && <GoLink to={all.to}>{all.label}</GoLink>}
      </SectionHead>
      <Items section={section} />
    </section>
  );
}

function Items({ section: { tab, items, cards } }: { section: ShownSection }) {
  if (tab === "businesses") return <ResultBusinesses businesses={cards} />;
  if (tab === "events") return <ResultEvents items={items} />;
  if (tab === "artists") return <ResultArtists items={items} />;
  if (tab === "store") return <ResultProducts items={items} />;
  return <ResultRows items={items} />;
}
