import { formatCount } from "#ui/format-number.ts";
import type { SearchParams } from "../input.ts";
import type { LoadedResults } from "../load-search.server.ts";
import { CityBanner } from "./city-banner.tsx";
import { LocationPrompt } from "./location-prompt.tsx";
import { EmptyTabs, NoResults } from "./no-results.tsx";
import { QuerySummary } from "./query-summary.tsx";
import { ResultSection } from "./result-section.tsx";
import { ResultTabs } from "./result-tabs.tsx";
import { SearchHead } from "./search-head.tsx";

type SearchResultsProps = { params: SearchParams; results: LoadedResults; notices: readonly string[] };

/** The search page with a query. */
export function SearchResults({ params, results, notices }: SearchResultsProps) {
  const { description, total, tabs, sections, cityPage, missing } = results;
  const hasAny = sections.length > 0;
  return (
    <>
      <SearchHead title={titleOf(results)} lead={leadOf(results)} value={params.q}>
        {description && <QuerySummary description={description} text={params.q} />}
      </SearchHead>
      {hasAny && <ResultTabs params={{ ...params, tab: results.tab }} sections={tabs} total={total} />}
      <div className="wrap pb-[var(--section)]">
        {notices.map((notice) => (
          <p key={notice} className="list-notice mt-6">
            {notice}
          </p>
        ))}
        {results.needsLocation && <LocationPrompt params={params} />}
        {cityPage && results.tab === "" && <CityBanner city={cityPage} />}
        {sections.map((section) => (
          <ResultSection key={section.tab} section={section} />
        ))}
        {hasAny ? (
          <EmptyTabs tabs={missing} text={params.q} />
        ) : (
          <NoResults text={params.q} isExact={params.exact === "1"} words={results.words} />
        )}
      </div>
    </>
  );
}

function titleOf({ total: { count, isCapped }, sections }: LoadedResults): string {
  if (count > 0) return `${formatCount(count)}${isCapped ? "+" : ""} ${count === 1 ? "result" : "results"}`;
  return sections.length > 0 ? "No exact results" : "No results yet";
}

function leadOf({ total, sections }: LoadedResults): string | null {
  return total.count === 0 && sections.length > 0 ? "These come close." : null;
}
