import { useEffect, useRef } from "react";
import type { SearchTotal } from "#platform/search/engine.ts";
import { formatCount } from "#ui/format-number.ts";
import { Link } from "#ui/link.tsx";
import { type SearchParams, searchList } from "../input.ts";
import type { Section } from "../present/group-sections.ts";
import { searchTabs, type TabValue } from "../present/tabs.ts";

type ResultTabsProps = {
  params: SearchParams;
  sections: readonly Pick<Section, "tab" | "total">[];
  total: SearchTotal;
};

/** The tab for everything and one for each kind with results. */
export function ResultTabs({ params, sections, total }: ResultTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab is opened.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>("[aria-current]");
    row.current?.scrollTo({ left: (open?.offsetLeft ?? 0) - 16 });
  }, [params.tab]);
  return (
    <nav className="jump-links kind-tabs" aria-label="Kinds of results" data-palette="ink">
      <div className="wrap" ref={row}>
        <Tab params={params} value="" label="Everything" total={total} />
        {sections.map(({ tab, total: tabTotal }) => (
          <Tab key={tab} params={params} value={tab} label={labelOf(tab)} total={tabTotal} />
        ))}
      </div>
    </nav>
  );
}

type TabProps = { params: SearchParams; value: TabValue | ""; label: string; total: SearchTotal };

function Tab({ params, value, label, total: { count, isCapped } }: TabProps) {
  return (
    <Link
      to={searchList.href(searchList.change(params, { tab: value }))}
      preventScrollReset
      aria-current={params.tab === value ? "page" : undefined}
    >
      {label}{" "}
      <span>
        {formatCount(count)}
        {isCapped && "+"}
      </span>
    </Link>
  );
}

function labelOf(tab: TabValue): string {
  return searchTabs.find(({ value }) => value === tab)?.label ?? "";
}
