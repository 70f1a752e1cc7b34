import { formatCount } from "#ui/format-number.ts";
import type { SearchQuery } from "../input.ts";
import type { SearchAnswerData } from "../read-search.server.ts";
import { FoundSection } from "./found-section.tsx";
import { KindTabs } from "./kind-tabs.tsx";
import { NearMe } from "./near-me.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { PlaceBand } from "./place-band.tsx";
import { ReadAs } from "./read-as.tsx";
import { SearchHead } from "./search-head.tsx";

type SearchResultsProps = { query: SearchQuery; answer: SearchAnswerData; notices: readonly string[] };

/** The answers to a request: how it was read, and what was found of each kind. */
export function SearchResults({ query, answer, notices }: SearchResultsProps) {
  const { readAs, total, tabs, sections, place, missing } = answer;
  const hasAny = sections.length > 0;
  return (
    <>
      <SearchHead title={titleOf(answer)} lead={leadOf(answer)} value={query.q}>
        {readAs && <ReadAs readAs={readAs} typed={query.q} />}
      </SearchHead>
      {hasAny && <KindTabs query={{ ...query, tab: answer.tab }} sections={tabs} total={total} />}
      <div className="wrap pb-[var(--section)]">
        {notices.map((notice) => (
          <p key={notice} className="list-notice mt-6">
            {notice}
          </p>
        ))}
        {answer.asksWhere && <NearMe query={query} />}
        {place && answer.tab === "" && <PlaceBand place={place} />}
        {sections.map((section) => (
          <FoundSection key={section.tab} section={section} />
        ))}
        {hasAny ? (
          <NothingYet tabs={missing} typed={query.q} />
        ) : (
          <NothingFound typed={query.q} isExact={query.exact === "1"} words={answer.words} />
        )}
      </div>
    </>
  );
}

function titleOf({ total: { count, isCapped }, sections }: SearchAnswerData): string {
  if (count > 0) return `${formatCount(count)}${isCapped ? "+" : ""} ${count === 1 ? "result" : "results"}`;
  return sections.length > 0 ? "No exact results" : "No results yet";
}

function leadOf({ total, sections }: SearchAnswerData): string | null {
  return total.count === 0 && sections.length > 0 ? "These come close." : null;
}
